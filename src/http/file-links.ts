import type { PageTokens } from './page-token.js'

interface FileLink { companyId: number, id: string, tokenId: string, expiresAt: string, inline?: true }

/** Keeps links apart from what else is signed with the same secrets. */
const ROUTE = '/files'

/** The text of a link, signed. */
export function signLink (signer: PageTokens, { id, ...query }: FileLink): string {
  return signer.sign({ route: ROUTE, query, position: { id } })
}

/** What the link leads to, if it is a genuine one. */
export function readLink (signer: PageTokens, text: string): FileLink | undefined {
  const content = signer.read(text)
  if (content?.route !== ROUTE) return undefined
  return { ...content.query, id: content.position.id } as FileLink
}
