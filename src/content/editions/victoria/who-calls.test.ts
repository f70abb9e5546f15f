import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { questionsOf } from '#domain/enquiry/form.ts'
import { thirdBrand } from '../../../../tests/third-brand.ts'
import { au } from './brand/au.ts'
import { formsOf } from './forms/forms.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'
import { questionSent, quotesSent } from './pages/success.ts'
import { sayWhoCalls } from './who-calls.ts'

/** What only one file may write. The terms say what no visitor plans by. */
const oneWay = {
  'who calls': {
    written: /installers?[^.‘’\n]*\b(calls|rings)\b/i,
    in: ['content/editions/*/who-calls.ts'],
  },
  'the days without calls': {
    written: /\b(and|or) public holidays\b|public holidays apart/,
    in: ['content/call-promise.ts'],
  },
  'the days with calls': {
    written: /Monday to (Saturday|Friday)/,
    in: ['content/call-promise.ts'],
  },
  'the hours of the telephone': {
    written: /\} to \$\{closes\}|opens: '/,
    in: ['content/editions/*/brand/*.ts', 'content/call-promise.ts'],
  },
}

const written = globSync(
  ['content/**/*.ts', 'channels/letters/*.{ts,tsx}', 'site/**/*.{tsx,astro}'],
  { cwd: 'src' },
)
  .filter((file) => !/\.test\.ts$|site\/installer\//.test(file))
  .map((file) => ({
    file,
    // Without comments.
    text: readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }))

test.each(Object.entries(oneWay))('%s: one file says it, and all pages by it', (_, where) => {
  const places = written.filter(({ text }) => where.written.test(text)).map(({ file }) => file)
  expect(places.toSorted()).toEqual(
    globSync(where.in, { cwd: 'src' })
      .filter((file) => places.includes(file))
      .toSorted(),
  )
  expect(places).not.toEqual([])
})

describe.each([au, thirdBrand])('where $name is read', (brand) => {
  const texts = [
    ...[...formsOf(brand).values()].flatMap(questionsOf).flatMap(({ ask, help }) => [ask, help]),
    ...[home, ...Object.values(guides)].map(({ hero }) => sayWhoCalls(brand, hero.lead)),
    ...[quotesSent(brand), questionSent(brand)].flatMap(({ promise, steps }) => [
      promise.text,
      ...steps.items.map(({ text }) => text),
    ]),
  ].filter((text) => text !== undefined)

  test('nothing is left to put in, and no installer calls where we do', () => {
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) {
      expect(text).not.toMatch(/\{\w+\}/)
      if (brand.firstCall === 'desk') expect(text).not.toMatch(/installer[^.]*\bcalls\b/i)
    }
  })

  test('no day is promised on which the desk is closed', () => {
    const all = texts.join('\n')
    expect(all).toMatch(brand.calling.deskHours.saturday ? 'Sundays and' : 'Weekends and')
    if (!brand.calling.deskHours.saturday) expect(all).not.toMatch(/Saturday|Sundays/)
  })
})
