/**
 * Text as it is searched and compared: without case and accents, so that `São` is found by `sao`. Letters that are
 * no letter with an accent (ø, ß, ł) stay as they are. What is stored in a `*_folded` column and what it is compared
 * with both come from here.
 */
export function fold (text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
}
