// The alphabet of GSM 03.38: a text in it has 160 characters, or 153 in each of several parts. Any other halves that.
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const counted = new Set('^{}\\[~]|€')

/** As much as two parts hold. */
export const longestText = 2 * 153

const replacements: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '·': '-',
}

/** The same in the letters that every phone gets for the price of plain ones; what has none is left out. */
export function toGsm(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (alphabet.has(letter) || counted.has(letter)) return letter
    const plain = replacements[letter] ?? letter.normalize('NFD')
    return Array.from(plain)
      .filter((one) => alphabet.has(one))
      .join('')
  }).join('')
}

/** How many of the characters of a text it takes: those of the extension count twice. */
export function gsmLength(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (counted.has(letter) ? 2 : 1), 0)
}
