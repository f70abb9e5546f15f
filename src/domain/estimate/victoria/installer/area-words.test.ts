import { expect, test } from 'vitest'
import { councilAreas, councilsByRegion } from '../data/councils.ts'
import { formatAreaWords, readAreaWords } from './area-words.ts'

test.each([
  ['Western suburbs', ['western'], 'Western suburbs'],
  ['3011', ['3011'], '3011'],
  ['All Victoria', ['victoria'], 'All of Victoria'],
  ['3020-3022', ['3020', '3021', '3022'], '3020-3022'],
  ['Bacchus Marsh', ['3340'], 'Bacchus Marsh: 3340'],
  ['footscray', ['3011'], 'footscray: 3011'],
])('%s is read as %j', (text, parts, means) => {
  expect(readAreaWords(text)).toEqual({ parts, means })
})

test('a council area is its postcodes, and is shown with them', () => {
  const read = readAreaWords('Moonee Valley')
  expect(read).toMatchObject({
    means: expect.stringMatching(/^Moonee Valley, the council area: 30/),
  })
  expect(read).toMatchObject({ parts: expect.arrayContaining(['3039', '3040']) })
})

test('a name that is a council area and a town is asked about, and either is understood', () => {
  expect(readAreaWords('Ballarat')).toEqual({ choices: ['Ballarat council', 'Ballarat town'] })
  expect(readAreaWords('Ballarat council')).toMatchObject({
    parts: expect.arrayContaining(['3350']),
  })
  expect(readAreaWords('Ballarat town')).toMatchObject({ parts: expect.arrayContaining(['3350']) })
})

test('a region outside Melbourne is its councils, and is asked about where a council has its name', () => {
  const gippsland = readAreaWords('Gippsland')
  expect(gippsland).toMatchObject({ parts: expect.arrayContaining(['3825', '3844', '3909']) })
  expect(readAreaWords('Gippsland region')).toEqual(gippsland)
  expect(readAreaWords('Hume')).toEqual({ choices: ['Hume council', 'Hume region'] })
  expect(readAreaWords('Hume region')).toMatchObject({ parts: expect.arrayContaining(['3690']) })
  expect(readAreaWords('Hume council')).toMatchObject({ parts: expect.arrayContaining(['3064']) })
})

test('every council outside Melbourne is in one region, under the name that it has', () => {
  const named = Object.values(councilsByRegion.value).flat()
  expect(named).toHaveLength(48)
  expect(new Set(named).size).toBe(48)
  for (const name of named) expect(`; ${councilAreas.value}`).toContain(`; ${name} 3`)
})

test.each([
  'Bacchus Marsh, 20 km',
  'Bacchus Marsh within 20 km',
  '20km around Bacchus Marsh',
  'within 20 km of Bacchus Marsh',
  '20 km around 3340',
])('%s is the postcodes within that distance', (text) => {
  const read = readAreaWords(text)
  const parts = read && 'parts' in read ? read.parts : []
  expect(parts).toEqual(expect.arrayContaining(['3338', '3340']))
  expect(parts).not.toContain('3350')
  expect(parts).not.toContain('3011')
  expect(read).toMatchObject({ means: expect.stringMatching(/^20 km around \S.*: 3/) })
})

test.each([
  ['Moonee Valley', ['Moonee Valley council']],
  ['Gippsland', ['Gippsland region']],
  ['3225', ['3225']],
])('%s is said again by its name, and read as the same', (text, names) => {
  const read = readAreaWords(text)
  const parts = read && 'parts' in read ? read.parts : []
  expect(formatAreaWords(parts)).toEqual(names)
  expect(readAreaWords(names.join(''))).toMatchObject({ parts })
})

test('a town with a distance whose name is two places is asked about', () => {
  expect(readAreaWords('10 km around Newtown')).toMatchObject({
    choices: expect.arrayContaining(['10 km around Newtown 3220']),
  })
  expect(readAreaWords('10 km around Newtown 3220')).toMatchObject({
    parts: expect.arrayContaining(['3220']),
  })
  expect(readAreaWords('10 km around Sydneyville')).toBeUndefined()
})

test('what is nowhere is nothing', () => {
  for (const text of ['Sydneyville', '', '99999', 'council'])
    expect(readAreaWords(text)).toBeUndefined()
})
