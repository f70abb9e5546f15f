import { formatPostcodes, parseArea } from './area.ts'

/** How a part of an area was read: its meaning, or the choices where it is ambiguous. */
export type AreaWords = { parts: string[]; means: string } | { choices: string[] }

/** What may be typed, as a hint. */
export const areaHint =
  'Nations, postcode areas and districts, one a line: Wales; M; M14; M2-M9; or Great Britain'

/** Reads what an installer types of where it works. Undefined for what is none of them. */
export function readAreaWords(text: string): AreaWords | undefined {
  const parts = parseArea(text)
  return parts && { parts, means: formatPostcodes(parts).join(', ') }
}

/** Formats postcode areas and districts. `readAreaWords` reads it back. */
export const formatAreaWords = formatPostcodes
