/** Tells Excel, which doesn't ask, that a file is UTF-8. */
export const byteOrderMark = '\ufeff'

/** Formats cells as a line of CSV. Text that could be a formula is made harmless; numbers stay numbers. */
export function csvRow(cells: readonly (string | number)[]): string {
  const fields = cells.map((cell) => (typeof cell === 'number' ? String(cell) : harmless(cell)))
  return `${fields.map(quoteCell).join(',')}\r\n`
}

/**
 * Puts an apostrophe before text that could be a formula, as OWASP advises for CSV. Phone numbers such as
 * +61 491 570 156 stay as they are, since people and programs need the plain number, and digits alone can neither call
 * a function nor read another file.
 */
export function harmless(text: string): string {
  const mayBeFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(text)
  // A formula of digits, spaces, dots, brackets and hyphens can only do arithmetic.
  return mayBeFormula && !/^\+[\d ().-]*$/.test(text) ? `'${text}` : text
}

export function quoteCell(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
