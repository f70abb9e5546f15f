/** Letters that Unicode normalisation does not split into a letter and a mark. */
const letterReplacements: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** Lower case, without marks and double spaces, so that 'Dang' matches Đặng and 'o neil' matches O’Neil. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[đłøæœßþðı]/g, (letter) => letterReplacements[letter] ?? letter)
    .replace(/['’‘`´.-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
