import { readAreaWords } from '#estimate/installer/area-words.ts'

/** How one place of an area was read. */
export type ReadLine =
  | { text: string; means: string }
  | { text: string; choices: readonly string[] }

/** An area as it is stored in a draft's fields; else why it can't be, as a sentence. */
export type ReadAreas = { lines: ReadLine[]; not: ReadLine[] } & (
  | { areas: string; except_postcodes: string }
  | { problem: string; field: 'areas' | 'except_postcodes' }
)

/** Most places that are read of what is typed. */
const mostPlaces = 200

/** Reads where an installer works and where it doesn't go, as people write it: places, a line, a comma or an 'and' between them. */
export function readAreas(areas: string, except: string): ReadAreas {
  const [read, not] = [placesOf(areas), placesOf(except)]
  const lines = { lines: linesOf(read), not: linesOf(not) }
  if (read.length === 0)
    return { ...lines, field: 'areas', problem: 'Say where, one place a line.' }
  const problem = problemOf(read)
  if (problem) return { ...lines, field: 'areas', problem }
  const problemWithNot = problemOf(not)
  if (problemWithNot) return { ...lines, field: 'except_postcodes', problem: problemWithNot }
  return { ...lines, areas: partsOf(read), except_postcodes: partsOf(not) }
}

type Place = { text: string; words: ReturnType<typeof readAreaWords> }

function placesOf(text: string): Place[] {
  return splitBy(text, /[\n;]/)
    .flatMap((line) => {
      const whole = { text: line, words: readAreaWords(line) }
      return whole.words ? [whole] : splitBy(line, /,|\band\b/i).map(placeOf)
    })
    .slice(0, mostPlaces)
}

function placeOf(text: string): Place {
  return { text, words: readAreaWords(text) ?? readAreaWords(text.replace(/^all of /i, '')) }
}

function splitBy(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}

function linesOf(places: readonly Place[]): ReadLine[] {
  return places.flatMap(({ text, words }): ReadLine[] => {
    if (!words) return []
    return 'means' in words ? [{ text, means: words.means }] : [{ text, choices: words.choices }]
  })
}

function problemOf(places: readonly Place[]): string | undefined {
  const unknown = places.find(({ words }) => !words)
  if (unknown) return `We don’t know “${unknown.text}”. Try a postcode.`
  const asked = places.find(({ words }) => words && 'choices' in words)
  return asked && `“${asked.text}” is two places. Choose below.`
}

function partsOf(places: readonly Place[]): string {
  return places.flatMap(({ words }) => (words && 'parts' in words ? words.parts : [])).join('; ')
}
