import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from '#site/build/compress.ts'
import { securityHeaders } from '../http/security.ts'
import { nginxHeaders } from './proxy-files.ts'
import { readdressBuild } from './readdress-build.ts'

const old = 'http://localhost:3000'
const padding = '<p>Long enough to be worth compressing.</p>'.repeat(20)
const pageFor = (address: string) =>
  `<link rel="canonical" href="${address}/blog"><script type="application/ld+json">{"@id":"${address}/#us"}</script>
  <a href="${old}0">another port</a> <a href="${old}.example">another host</a> ${padding}`

test('a build is given another address, in its compressed copies and for proxies too', async ({
  onTestFinished,
}) => {
  const directory = mkdtempSync(join(tmpdir(), 'readdress-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const page = join(directory, 'site/blog.html')
  mkdirSync(join(directory, 'site'))
  writeFileSync(page, pageFor(old))
  writeFileSync(join(directory, 'site/untouched.txt'), 'nothing of the kind')
  await compress(page)
  const compressed = readFileSync(`${page}.br`)
  const build = {
    brand: 'au',
    siteUrl: old,
    retention: '',
    day: '2026-11-22',
    scriptHashes: ["'sha256-x'"],
  }
  writeFileSync(join(directory, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)

  const address = 'https://www.example.com'
  expect(await readdressBuild(directory, address)).toBe(1)
  const after = readFileSync(page, 'utf8')
  expect(after).toBe(pageFor(address))
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(after)
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(after)
  const proxied = readFileSync(join(directory, 'proxy/headers.nginx'), 'utf8')
  expect(proxied).toBe(nginxHeaders(securityHeaders({ ...build, siteUrl: address })))
  expect(proxied).toContain('strict-transport-security')

  await readdressBuild(directory, address, { hstsSubdomains: false })
  expect(readFileSync(join(directory, 'proxy/headers.nginx'), 'utf8')).not.toContain(
    'includeSubDomains',
  )

  await readdressBuild(directory, old)
  expect(readFileSync(`${page}.br`)).toEqual(compressed)
  expect(readFileSync(join(directory, 'build.json'), 'utf8')).toContain(`"siteUrl": "${old}"`)
})

test('a build that was made for its owner alone may be read by everybody', async ({
  onTestFinished,
}) => {
  const directory = mkdtempSync(join(tmpdir(), 'readdress-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'site/_astro'), { recursive: true, mode: 0o700 })
  const build = { brand: 'au', siteUrl: old, retention: '', day: '2026-11-22', scriptHashes: [] }
  for (const [name, text] of [
    ['build.json', JSON.stringify(build)],
    ['site/blog.html', pageFor(old)],
    ['site/_astro/a.js', ''],
  ] as const)
    writeFileSync(join(directory, name), text, { mode: 0o600 })

  await readdressBuild(directory, 'https://www.example.com')
  const modes = ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })].map(
    (name) => {
      const stat = statSync(join(directory, name))
      return [name, stat.mode & 0o777, stat.isDirectory() ? 0o755 : 0o644] as const
    },
  )
  expect(modes.length).toBeGreaterThan(7)
  expect(modes.filter(([, mode, expected]) => mode !== expected)).toEqual([])
})
