import { expect, test } from 'vitest'
import { installerWith } from '../../../tests/installers.ts'
import { readAreas } from './area-lines.ts'
import { formatAreas, splitAreas } from './area-sentence.ts'

const read = (sentence: string) => {
  const { areas, except_postcodes: except } = splitAreas(sentence)
  return readAreas(areas, except)
}

test('an area is read as people write it', () => {
  expect(read('Greater Dandenong, Casey council and Nillumbik, but not 3810')).toMatchObject({
    lines: [
      { text: 'Greater Dandenong', means: expect.stringContaining('council area') },
      { text: 'Casey council' },
      { text: 'Nillumbik' },
    ],
    not: [{ text: '3810', means: '3810' }],
    except_postcodes: '3810',
  })
  expect(read('all of Victoria')).toMatchObject({ areas: 'victoria', except_postcodes: '' })
  expect(read('Western suburbs\n3011; 3020-3022')).toMatchObject({
    areas: 'western; 3011; 3020; 3021; 3022',
  })
})

test('what is unknown or two places is asked about, also among what is left out', () => {
  expect(read('')).toMatchObject({ field: 'areas', problem: 'Say where, one place a line.' })
  expect(read('3011 and Atlantis')).toMatchObject({
    problem: 'We don’t know “Atlantis”. Try a postcode.',
    lines: [{ means: '3011' }],
  })
  expect(read('Ballarat')).toMatchObject({
    problem: '“Ballarat” is two places. Choose below.',
    lines: [{ choices: expect.arrayContaining([expect.stringContaining('council')]) }],
  })
  expect(read('Victoria, except Atlantis')).toMatchObject({ field: 'except_postcodes' })
})

test('an area as a sentence is read as the same area again', () => {
  const { area } = installerWith({
    area: {
      ...{ wholeState: false, regions: ['inner', 'regional'] },
      ...{ postcodes: ['3020', '3021', '3022', '3765'], exceptPostcodes: ['3195'] },
    },
  })
  const sentence = formatAreas(area)
  expect(sentence).toBe('Inner Melbourne, Regional Victoria, 3020-3022, 3765, but not 3195')
  expect(read(sentence)).toMatchObject({
    areas: 'inner; regional; 3020; 3021; 3022; 3765',
    except_postcodes: '3195',
  })
})
