// The smallest PDF that shows a page with some lines: made here, so that nothing of a real person is in it.

const SIZE = 12
const LEADING = 18

/** The résumé of a person: a page with the name and what the person can do. */
export const resumeOf = ({ name, lastName }: { name: string, lastName: string }): Buffer =>
  resumePdf([`${name} ${lastName}`, 'TypeScript, PostgreSQL'])

/** A page with these lines. Characters outside ASCII are shown as `toAscii` has them. */
export function resumePdf (lines: string[]): Buffer {
  const shown = lines.map(toAscii).map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
  const content = `BT /F1 ${SIZE} Tf ${LEADING} TL 72 770 Td ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** The text without accents, and without what is not in ASCII otherwise. */
export const toAscii = (text: string): string => text.normalize('NFD').replace(/[^ -~]/g, '')
