import { type CheerioAPI, load } from 'cheerio'
import type { Route } from '#edition/routes.ts'
import { type Clause, formClauses, pageClauses } from '../specification-clauses.ts'
import { expect, test } from './visit.ts'

/** Every clause of the specification about pages, in the pages as they were built. */

/** As people read it: whether a dash is long or a quote curly is not what a clause is about. */
function plain(text: string): string {
  return text
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\u2060/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
}

function textOf(page: CheerioAPI): string {
  const texts = page('main *')
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''))
  return plain(texts.join(' '))
}

/** Whether the words are there as whole words: 4.8 is not in 14.82. */
function stands(words: string, text: string): boolean {
  const before = /^\w/.test(words) ? '(?<![\\w.])' : ''
  const after = /\w$/.test(words) ? '(?!\\w|\\.\\d)' : ''
  return new RegExp(before + RegExp.escape(words) + after).test(text)
}

/** What a page should have for a clause and has not. */
function missing(page: CheerioAPI, clause: Clause): string[] {
  const { texts = [], links = [], ids = [], questions = 0, headings = 0 } = clause
  const text = textOf(page)
  const count = (selector: string) => page(`main ${selector}`).length
  return [
    ...texts.filter((one) => !stands(plain(one), text)),
    ...links.filter((href) => !count(`a[href="${href}"], a[href^="${href}#"]`)),
    ...ids.filter((id) => !count(`[id="${id}"]`)),
    ...(count('details[name]') < questions ? [`${questions} questions`] : []),
    ...(count('h2') < headings ? [`${headings} headings`] : []),
  ].map((one) => `${clause.clause}: ${one}`)
}

for (const path of Object.keys({ ...pageClauses, ...formClauses }) as Route[])
  test(`${path} has what the specification names`, async ({ request }) => {
    const page = load(await (await request.get(path)).text())
    expect((pageClauses[path] ?? []).flatMap((clause) => missing(page, clause))).toEqual([])

    const form = formClauses[path]
    if (!form) return
    const card = page('main form[action="/enquiries"]')
    expect(plain(card.text())).toContain(plain(form.title))
    expect(card.find('[data-step]')).toHaveLength(form.steps)
    const values = Object.keys(form.values).map((name) => [
      name,
      card
        .find(`[name="${name}"]`)
        .toArray()
        .map(({ attribs }) => attribs.value),
    ])
    expect(Object.fromEntries(values)).toEqual(form.values)
  })

test('any other address is answered by the page for it', async ({ request }) => {
  const response = await request.get('/no-such-page')
  expect(response.status()).toBe(404)
  const text = plain(load(await response.text())('main').text())
  for (const one of ['404', 'Oops! Page not found', 'Return to Home'])
    expect(text).toContain(plain(one))
})
