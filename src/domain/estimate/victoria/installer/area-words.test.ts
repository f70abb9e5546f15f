import { expect, test } from 'vitest'
import { readAreaWords } from './area-words.ts'

test.each([
  ['Western suburbs', ['western'], 'Western suburbs'],
  ['3011', ['3011'], '3011'],
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

test('what is nowhere is nothing', () => {
  for (const text of ['Sydneyville', '', '99999', 'council'])
    expect(readAreaWords(text)).toBeUndefined()
})
