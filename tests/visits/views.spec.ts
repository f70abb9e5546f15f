import { expect, test } from '@playwright/test'
import { loadSite, pageWith, type Site } from '#server/site.ts'

const loading = loadSite('dist/')

/** What blocks that nobody hydrates were built with. */
const builtWith: Record<string, unknown> = {
  success: { kind: 'quotes' },
  withdrawal: { state: 'forged' },
  error: { title: 'Something did not work', advice: 'Please go back and try again.' },
}

const blocksOf = (site: Site) =>
  [...site.pages].flatMap(([address, pieces]) =>
    pieces.flatMap(({ view, html, props }) => (view ? [{ address, view, html, props }] : [])),
  )

test('the server renders every block as the site was built with it, byte by byte', async () => {
  const site = await loading
  const blocks = blocksOf(site)
  expect(new Set(blocks.map(({ view }) => view))).toEqual(new Set(Object.keys(site.views)))
  for (const { address, view, html, props } of blocks) {
    const render = site.views[view as keyof Site['views']] as (props: unknown) => string
    expect(render(props ?? builtWith[view]), `${view} on ${address}`).toBe(html)
  }
})

test('a page with none of its blocks rendered anew is the built page but for its marks', async () => {
  const site = await loading
  for (const address of site.pages.keys()) {
    const built = site.files.get(address)?.plain.body.toString('utf8') ?? ''
    expect(pageWith(site, address, {})).toBe(built.replace(/<!--\/?view \w+-->/g, ''))
  }
})

test('nothing the server renders names a script that is not there', async () => {
  const site = await loading
  for (const { html } of blocksOf(site))
    for (const [, script = ''] of html.matchAll(/ data-from="([^"]+)"/g))
      expect(site.files.has(script), script).toBe(true)
})
