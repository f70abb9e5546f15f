/** The cents of '935', '$1,935.50' and the like; undefined for anything else, and for nothing. */
export function parseDollars(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^[$£]\s*/, '')
    .replaceAll(',', '')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100) || undefined
}
