import { expect, test } from 'vitest'
import { postcodesOfPlace } from '#estimate/place-search.ts'
import { aboutWords, wantedWords, wordsOf } from './words.ts'

const nowhere = () => []

test('words are compared without marks, capitals or what is between them, each once', () => {
  expect(wordsOf('Zoë’s roof: TILES, and the roof/gutter (6.6 kW)…')).toEqual([
    ...['zoe', 's', 'roof', 'tiles', 'and', 'the', 'gutter', '6', 'kw'],
  ])
  expect(wordsOf('Ph\u1EDF \u0110\u1EB7ng')).toEqual(['pho', 'dang'])
  expect(wordsOf('x'.repeat(90))).toEqual(['x'.repeat(40)])
  expect(wordsOf(' … ')).toEqual([])
})

test('a lead is about its postcode and the domain of its email address, not the name before it', () => {
  expect(aboutWords({ postcode: '3011', email: 'Mai.Dang@Bigpond.com' })).toBe('3011 bigpond.com')
  expect(aboutWords({ postcode: '', email: '' })).toBe('')
  expect(aboutWords({ postcode: 'SW1A 1AA', email: 'odd@"dom"' })).toBe('sw1a1aa')
})

test('any place of a postcode leads to it, by how a word of its name begins', () => {
  expect(postcodesOfPlace('seddon')).toEqual(['3011'])
  expect(postcodesOfPlace('foots')).toEqual(['3011', '3012'])
  expect(postcodesOfPlace('kilda')).toEqual(['3004', '3182', '3183'])
  // In a name like ‘St Albans (Vic.)’ the state is no word.
  expect(postcodesOfPlace('vic')).not.toContain('3021')
})

test.each([
  ['seddon', [['seddon', '3011']]],
  ['Roof, Seddon', [['roof'], ['seddon', '3011']]],
  ['@bigpond', [['bigpond']]],
  ['bigpond.com', [['bigpond.com']]],
  ['6.6 kW', [['6'], ['kw']]],
  ['mai@bigpond.com', []],
  ['a', []],
  ['  ', []],
])('searching for %s wants %j', (typed, expected) => {
  const wanted = wantedWords(typed, (word) => (word === 'seddon' ? ['3011'] : []))
  expect(wanted.map(({ word, postcodes }) => [word, ...postcodes])).toEqual(expected)
})

test('a single letter is a whole word, and only the first six words count', () => {
  expect(wantedWords('o neil', nowhere).map(({ isWhole }) => isWhole)).toEqual([true, false])
  expect(wantedWords('one two three four five six seven', nowhere)).toHaveLength(6)
})
