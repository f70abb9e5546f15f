import { expect, onTestFinished, test } from 'vitest'
import { askRegistry, packageNews } from './package-news.ts'
import { listenHttp } from './servers.ts'

const pinned = { kept: '1.0.0', moved: '15.1.3', '@scope/holed': '2.0.0' }
const packuments = {
  kept: { 'dist-tags': { latest: '1.1.0' }, versions: { '1.0.0': {} } },
  moved: {
    'dist-tags': { latest: '15.1.3' },
    versions: { '15.1.3': { deprecated: 'Moved to @new/home' } },
  },
  '@scope/holed': { 'dist-tags': { latest: '2.0.1' }, versions: { '2.0.0': {} } },
}
const hole = { severity: 'high', title: 'Reads any file', vulnerable_versions: '<2.0.1' }
const advisories = { '@scope/holed': [hole] }
const news = [
  'moved 15.1.3 is deprecated: Moved to @new/home',
  '@scope/holed 2.0.0 (newest: 2.0.1) has a hole (high, <2.0.1): Reads any file',
]

test('what is deprecated, has moved or has a hole is said, and what is merely older is not', () => {
  expect(packageNews(pinned, { packuments, advisories })).toEqual(news)
  expect(packageNews(pinned, { packuments: {} })).toEqual([])
})

test('a registry is asked once for each package, and once for the holes of all', async () => {
  const { url, close } = await listenHttp((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const isPackage = (name: string): name is keyof typeof packuments => name in packuments
    response.end(JSON.stringify(isPackage(path) ? packuments[path] : advisories))
  })
  onTestFinished(close)
  expect(packageNews(pinned, await askRegistry(pinned, { registry: `${url}/` }))).toEqual(news)
})

test('one that never answers, refuses or is gone costs no more than the limit', async () => {
  const silent = await listenHttp(() => {})
  onTestFinished(silent.close)
  const refusing = await listenHttp((_, response) => void response.writeHead(405).end())
  onTestFinished(refusing.close)
  for (const registry of [`${silent.url}/`, `${refusing.url}/`, 'http://127.0.0.1:9/'])
    expect(await askRegistry(pinned, { registry, limit: 300 })).toEqual({ packuments: {} })
})
