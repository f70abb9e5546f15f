import { expect, test } from '@playwright/test'
import { loadSite, pageWith, type Site } from '#server/http/site.ts'

const loading = loadSite('dist/')

/** The props that blocks without hydration were built with. */
const builtProps: Record<string, unknown> = {
  success: { kind: 'quotes' },
  verifyReceipt: { state: 'ask' },
  withdrawal: { state: 'forged' },
  unsubscribe: { state: 'broken' },
  myEnquiry: { lost: { state: 'broken' } },
  offer: { lost: { state: 'broken' } },
  installer: { lost: { state: 'broken' } },
  installerHeader: {},
  firm: { page: 'sign-in', step: 'address' },
  firmHeader: {},
  batteryModels: { order: 'size' },
  search: { query: '', results: [] },
  dayNote: { today: '2026-11-22' },
  reference: { changes: '', keys: '', routes: [], headers: [], events: [], problems: [] },
  compareQuotes: { draft: {}, today: '2026-11-22' },
  error: { title: 'Something did not work', advice: 'Please go back and try again.' },
}

const blocksOf = (site: Site) =>
  [...site.files.keys()].flatMap((address) =>
    (site.piecesOf(address) ?? []).flatMap(({ view, html, props }) =>
      view ? [{ address, view, html, props }] : [],
    ),
  )

test('the server renders every block as the site was built with it, byte by byte', async () => {
  const site = await loading
  const blocks = blocksOf(site)
  // An article has dated text where its words hold on some days only; none of Victoria's has.
  const rendered = new Set([...blocks.map(({ view }) => view), 'datedText'])
  expect(rendered).toEqual(new Set(Object.keys(site.views)))
  for (const { address, view, html, props } of blocks) {
    const render = site.views[view as keyof Site['views']] as (props: unknown) => string
    expect(render(props ?? builtProps[view]), `${view} on ${address}`).toBe(html)
  }
})

test('a page without re-rendered blocks is the built page without its marks', async () => {
  const site = await loading
  const addresses = new Set(blocksOf(site).map(({ address }) => address))
  expect(addresses.size).toBeGreaterThan(10)
  for (const address of addresses) {
    const built = site.files.get(address)?.plain.body.toString('utf8') ?? ''
    expect(pageWith(site, address, {})).toBe(built.replace(/<!--\/?view \w+-->/g, ''))
  }
})

test('every script that rendered HTML names exists', async () => {
  const site = await loading
  for (const { html } of blocksOf(site))
    for (const [, script = ''] of html.matchAll(/ data-from="([^"]+)"/g))
      expect(site.files.has(script), script).toBe(true)
})
