import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadModule, parseSync } from 'libpg-query'

// What every statement must keep: each table of companies that it names is bound to one company by a parameter, and nothing is in it that
// a database distributed by company refuses, or what no index can be asked for. Read from the tree that PostgreSQL's own parser makes of
// the text.

/** A node of the tree: an object with one key, its kind, or a part of one. */
type Node = Record<string, any>

/** These functions alone may be in what an update computes. */
const IMMUTABLE = new Set([
  'jsonb_array_length', 'jsonb_each', 'jsonb_object', 'jsonb_object_keys'
])
/** May stand in a value that has no column, not within COALESCE or CASE. */
const STABLE = new Set(['statement_timestamp', 'to_jsonb', 'jsonb_build_array', 'jsonb_build_object'])
const VOLATILE = new Set([
  'clock_timestamp', 'gen_random_uuid', 'random', 'nextval', 'setval', 'currval', 'pg_current_xact_id', 'timeofday'
])

await loadModule()

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The tables that have a company, as the migrations say. */
function readOwned (): Set<string> {
  const owned = new Set<string>()
  for (const file of readdirSync(MIGRATIONS)) {
    walk(parse(readFileSync(path.join(MIGRATIONS, file), 'utf8')), ({ CreateStmt: create }) => {
      const columns = (create?.tableElts ?? []) as Node[]
      if (columns.some(({ ColumnDef }) => ColumnDef?.colname === 'company_id')) owned.add(create.relation.relname)
    })
  }
  return owned
}

function parse (text: string): Node {
  return parseSync(text) as Node
}

/** Calls `visit` with the node and with all below it, except below those for which it returns false. */
function walk (node: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(node)) for (const part of node) walk(part, visit)
  else if (typeof node === 'object' && node !== null && visit(node as Node) !== false) walk(Object.values(node), visit)
}

/** Whether the node or something below it fulfils the condition. */
function has (node: unknown, condition: (node: Node) => boolean): boolean {
  let found = false
  walk(node, part => { found ||= condition(part) })
  return found
}

const isParameter = (node: Node | undefined): boolean =>
  node?.ParamRef !== undefined || (node?.TypeCast !== undefined && isParameter(node.TypeCast.arg))

/** `alias.column`, or `column` alone. */
function columnOf (node: Node | undefined): { alias?: string, column?: string } {
  const names = ((node?.ColumnRef?.fields ?? []) as Node[]).map(({ String: name }) => name?.sval as string)
  return { alias: names.at(-2), column: names.at(-1) }
}

const functionOf = ({ FuncCall: call }: Node): string | undefined => call?.funcname.at(-1).String.sval
const isInterval = (node: Node): boolean => functionOf(node) === 'make_interval' ||
  node.TypeCast?.typeName.names?.at(-1).String.sval === 'interval'
/** Whether an interval is added to a column, or taken from it: how long a month or a day is depends on the time zone of the session. */
const addsToColumn = ({ A_Expr: sum }: Node): boolean => ['+', '-'].includes(sum?.name[0].String.sval) && has(sum, isInterval) &&
  [sum.lexpr, sum.rexpr].some(side => side?.ColumnRef !== undefined)
/** What the nodes of a distributed database cannot answer together. */
export const NO_COLUMNS = 'a query without columns in FROM'
/** Whether this is a query in FROM that has no columns. */
const hasNoColumns = ({ RangeSubselect: inner }: Node): boolean => {
  const { op, targetList, valuesLists } = inner?.subquery.SelectStmt ?? {}
  return op === 'SETOP_NONE' && targetList === undefined && valuesLists === undefined
}
const isClause = (node: Node): boolean => node.CoalesceExpr !== undefined || node.CaseExpr !== undefined

/** A table in a list of tables, and the conditions that hold for its rows. */
interface Source { table: string, alias: string, conditions: unknown[] }

const OWNED = readOwned()

/** What is wrong with a statement, or with each of several. */
export function faultsOf (text: string): string[] {
  const check = new Check()
  for (const { stmt } of parse(text).stmts ?? []) check.query(stmt, [], true)
  return [...new Set(check.faults)]
}

class Check {
  readonly faults: string[] = []

  /** @param known names that are those of queries, not of tables */
  query (node: Node, known: string[], isWhole = false): void {
    const { SelectStmt: select, InsertStmt: insert, UpdateStmt: update, DeleteStmt: del } = node
    if (select !== undefined) this.#select(select, known, isWhole)
    else if (insert !== undefined) this.#insert(insert, known)
    else if (update !== undefined) this.#change(update, update.fromClause, known)
    else if (del !== undefined) this.#change(del, del.usingClause, known)
    else this.#below(node, known)
  }

  /** The queries of WITH. @returns the names that are known then */
  #with ({ withClause }: Node, known: string[]): string[] {
    const names = [...known]
    for (const { CommonTableExpr: { ctename, ctequery } } of (withClause?.ctes ?? []) as Node[]) {
      if (ctequery.SelectStmt === undefined && OWNED.has(Object.values<Node>(ctequery)[0]?.relation.relname)) {
        this.faults.push(`${ctename} writes within WITH`)
      }
      this.query(ctequery, names)
      names.push(ctename)
    }
    return names
  }

  #select (select: Node, known: string[], isWhole: boolean): void {
    const names = this.#with(select, known)
    if (select.op !== 'SETOP_NONE') {
      for (const side of [select.larg, select.rarg]) this.#select(side, names, false)
    }
    const { fromClause = [], whereClause, lockingClause, withClause, larg, rarg, ...rest } = select
    const isOfOneTable = isWhole && withClause === undefined && fromClause.length === 1 && fromClause[0].RangeVar !== undefined
    if (lockingClause !== undefined && !isOfOneTable) this.faults.push('a lock is not a statement of its own, of one table')
    if (has(fromClause, hasNoColumns)) this.faults.push(NO_COLUMNS)
    this.#bind(sourcesOf(fromClause), [whereClause], names)
    this.#checkLookups(whereClause)
    this.#below([fromClause, whereClause, rest], names)
  }

  #insert (insert: Node, known: string[]): void {
    const { relation: { relname: table }, cols = [], selectStmt, onConflictClause, returningClause } = insert
    const names = this.#with(insert, known)
    const place = cols.findIndex(({ ResTarget }: Node) => ResTarget.name === 'company_id')
    if (OWNED.has(table) && !insertsParameter(selectStmt?.SelectStmt, place)) {
      this.faults.push(`${table}: the company inserted is not a parameter`)
    }
    this.#checkValues(onConflictClause?.targetList, true)
    this.#checkReturned(returningClause)
    const { fromClause, whereClause, valuesLists } = selectStmt?.SelectStmt ?? {}
    if (!areJoined(sourcesOf(fromClause ?? []).filter(({ table }) => OWNED.has(table)), whereClause)) {
      this.faults.push('what is inserted comes from tables that are not joined by their company')
    }
    if (has(valuesLists, ({ SubLink }) => SubLink !== undefined)) this.faults.push('a query among values')
    if (selectStmt !== undefined) this.query(selectStmt, names)
    this.#below([onConflictClause, returningClause], names)
  }

  /** An update or a deletion. */
  #change (change: Node, others: Node[] = [], known: string[] = []): void {
    const { relation, targetList, whereClause, returningClause } = change
    const names = this.#with(change, known)
    this.#bind(sourcesOf([{ RangeVar: relation }, ...others]), [whereClause], names)
    this.#checkValues(targetList, false)
    this.#checkReturned(returningClause)
    this.#refuse([others, targetList, whereClause], VOLATILE, 'in what is updated or deleted')
    if (has([others, targetList, whereClause], addsToColumn)) this.faults.push('a column and an interval in what is updated or deleted')
    this.#below([others, targetList, whereClause, returningClause], names)
  }

  /** What an update sets: immutable apart from the time, and that not beside columns of a function, nor in COALESCE and CASE. */
  #checkValues (targets: Node[] = [], isConflict: boolean): void {
    for (const { ResTarget: { name, val } } of targets) {
      walk(val, node => {
        const called = functionOf(node)
        if (called !== undefined && !IMMUTABLE.has(called) && !STABLE.has(called)) this.faults.push(`${name} is set by ${called}()`)
        if (called !== undefined && STABLE.has(called) && (isConflict || has(node, ({ ColumnRef }) => ColumnRef !== undefined))) {
          this.faults.push(`${name} is set by ${called}(), which is not immutable, and columns`)
        }
        if (isClause(node) && has(node, inner => STABLE.has(functionOf(inner) ?? ''))) {
          this.faults.push(`${name} is set by what is not immutable, in COALESCE or CASE`)
        }
      })
    }
  }

  /** An index leads to a value that is computed once, as in a query of its own; a volatile function is computed for each row. */
  #checkLookups (where: Node | undefined): void {
    walk(where, ({ SubLink: query, A_Expr: comparison }) => {
      if (comparison?.name[0].String.sval === '=') {
        walk([comparison.lexpr, comparison.rexpr], side => {
          if (VOLATILE.has(functionOf(side) ?? '')) this.faults.push(`${functionOf(side)} is computed for each row`)
          return side.SubLink === undefined
        })
      }
      return query === undefined
    })
  }

  /** What a change returns: immutable. */
  #checkReturned (list: Node | undefined): void {
    walk(list, node => {
      const called = functionOf(node)
      if (called !== undefined && !IMMUTABLE.has(called)) this.faults.push(`${called}() in what is returned`)
      if (isInterval(node)) this.faults.push('an interval in what is returned')
    })
  }

  #refuse (node: unknown, functions: Set<string>, where: string): void {
    walk(node, part => {
      const called = functionOf(part)
      if (called !== undefined && functions.has(called)) this.faults.push(`${called}() ${where}`)
    })
  }

  /** The queries below a node, each by itself. */
  #below (node: unknown, known: string[]): void {
    walk(node, part => {
      if (columnOf(part).column === 'ctid') this.faults.push('ctid')
      if (['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].every(kind => part[kind] === undefined)) return true
      this.query(part, known)
      return false
    })
  }

  #bind (sources: Source[], conditions: unknown[], known: string[]): void {
    const owned = sources.filter(({ table }) => OWNED.has(table) && !known.includes(table))
    for (const { table, alias, conditions: own } of owned) {
      const isBound = conjuncts([...conditions, ...own]).some(condition => isBinding(condition, alias, owned.length === 1))
      if (!isBound) this.faults.push(`${table}${alias === table ? '' : ` ${alias}`} is not bound to a company`)
    }
  }
}

/** Whether each row gets a parameter in the column at this place. */
function insertsParameter (select: Node | undefined, place: number): boolean {
  if (select === undefined || place === -1) return false
  if (select.op !== 'SETOP_NONE') return [select.larg, select.rarg].every(side => insertsParameter(side, place))
  const lists = (select.valuesLists as Node[] | undefined)?.map(({ List }) => List.items[place] as Node)
  return lists?.every(isParameter) ?? isParameter(select.targetList?.[place]?.ResTarget.val)
}

/** The tables in a FROM. A condition of an outer join holds for the side that may be missing alone. */
function sourcesOf (items: Node[], conditions: unknown[] = []): Source[] {
  return items.flatMap(({ RangeVar: table, JoinExpr: joined }) => {
    if (table !== undefined) return [{ table: table.relname, alias: table.alias?.aliasname ?? table.relname, conditions }]
    if (joined === undefined) return []
    const { jointype, larg, rarg, quals } = joined
    const both = [...conditions, quals]
    return [
      ...sourcesOf([larg], jointype === 'JOIN_INNER' || jointype === 'JOIN_RIGHT' ? both : conditions),
      ...sourcesOf([rarg], jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT' ? both : conditions)
    ]
  })
}

/** Whether all of these tables are joined to the first by their companies: a parameter for each is not enough where rows are inserted. */
function areJoined ([first, ...others]: Source[], where: unknown): boolean {
  const names = (condition: Node) => [condition.A_Expr?.lexpr, condition.A_Expr?.rexpr].map(columnOf)
  return others.every(({ alias, conditions }) => conjuncts([where, ...conditions]).map(names).some(sides =>
    sides.every(({ column }) => column === 'company_id') &&
    [first?.alias, alias].every(wanted => sides.some(side => side.alias === wanted))))
}

/** The conditions all of which must hold. */
function conjuncts (conditions: unknown[]): Node[] {
  return conditions.flatMap(condition => {
    const { BoolExpr: expression } = (condition ?? {}) as Node
    return expression?.boolop === 'AND_EXPR' ? conjuncts(expression.args) : [(condition ?? {}) as Node]
  })
}

/** Whether this is `alias.company_id = $n`. */
function isBinding ({ A_Expr: comparison }: Node, alias: string, isAlone: boolean): boolean {
  if (comparison?.kind !== 'AEXPR_OP' || comparison.name[0].String.sval !== '=') return false
  return [[comparison.lexpr, comparison.rexpr], [comparison.rexpr, comparison.lexpr]].some(([column, value]) => {
    const { alias: of, column: name } = columnOf(column)
    return name === 'company_id' && (of === alias || (of === undefined && isAlone)) && isParameter(value)
  })
}
