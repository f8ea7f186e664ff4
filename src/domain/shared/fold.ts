/**
 * Folds case and accents for search and comparison, so that `sao` finds `São`. Letters that do not decompose into a letter with an
 * accent (ø, ß, ł) stay. Used for the `*_folded` columns and for the values compared with them.
 */
export function fold (text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
}
