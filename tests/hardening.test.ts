import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* What limits an attacker in a server, its proxy or its image. Removing a line from these files fails a test here. */

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
/** The lines of a unit that hold it back, as `Name=value`. */
const protectionsIn = (unit: string) =>
  read(unit)
    .split('\n')
    .filter((line) =>
      /^(?:Protect|Private|Restrict|NoNew|Lock|Capab|Ambient|SystemCall|Proc|RemoveIPC|UMask|MemoryMax)/.test(
        line,
      ),
    )

test('the backup is held back as the server is, which reads the same data', () => {
  const protections = protectionsIn('wattlewise@.service')
  expect(protections.length).toBeGreaterThan(20)
  expect(protectionsIn('wattlewise-backup.service').toSorted()).toEqual(protections.toSorted())
})

test('what dates the pages is root, and held back but for writing them', () => {
  const own = ['CapabilityBoundingSet=', 'PrivateUsers=yes', 'RemoveIPC=yes', 'UMask=0077']
  const others = /^(?:RestrictAddressFamilies=|SystemCallFilter=~)/
  const expected = protectionsIn('wattlewise@.service').filter(
    (line) => !own.includes(line) && !others.test(line),
  )
  const protections = protectionsIn('wattlewise-redate.service')
  expect(protections).toEqual(expect.arrayContaining(expected))
  expect(protections).toContain('PrivateNetwork=yes')
  expect(protections).toContain('CapabilityBoundingSet=CAP_DAC_OVERRIDE CAP_FOWNER')
})

test('every unit that runs something is one of those', () => {
  expect(globSync('*.service', { cwd: 'deploy' }).toSorted()).toEqual([
    'wattlewise-backup.service',
    'wattlewise-redate.service',
    'wattlewise@.service',
  ])
})

test('nginx speaks no TLS below 1.2', () => {
  expect(read('nginx.conf')).toMatch(/^ {4}ssl_protocols +TLSv1\.2 TLSv1\.3;$/m)
})

test('nginx limits what one address asks of the servers, wherever it asks them', () => {
  const [, zone] = /^limit_req_zone \$binary_remote_addr zone=(\w+):10m rate=\d+r\/s;$/m.exec(
    read('nginx.conf'),
  ) ?? ['', 'none']
  expect(read('nginx-server.conf')).toMatch(
    new RegExp(`^limit_req zone=${zone} burst=\\d+ nodelay;\\nlimit_req_status 429;$`, 'm'),
  )
  expect(read('nginx.conf')).not.toContain('proxy_pass')
})

test('nginx doesn’t answer requests by another name, with or without TLS', () => {
  const text = read('nginx-default.conf')
  for (const address of ['80', '443 ssl http2'])
    for (const host of ['', '[::]:'])
      expect(text).toContain(`listen ${host}${address} default_server;`)
  expect(text).toContain('ssl_reject_handshake on;')
  expect(readFileSync('docs/operating.md', 'utf8')).toContain('deploy/nginx-default.conf')
})

test('a page that is made for one person is no file to a proxy', () => {
  const source = readFileSync('src/server/http/pages.ts', 'utf8')
  const made = Array.from(
    source.matchAll(/pageWith\(\s*site,\s*'([^']+)'/g),
    ([, path = '']) => path,
  )
  expect(made).toContain('/installer/sign-in')
  const [, pattern = ''] =
    /^ {4}"~(\^\(GET\|HEAD\) \/\(.*\)\$)" none;$/m.exec(read('nginx.conf')) ?? []
  const [, listed = ''] = /^\t\tnot path (\/404 .*)$/m.exec(read('Caddyfile')) ?? []
  const isListed = (path: string) =>
    listed
      .split(' ')
      .some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one))
  for (const path of made) {
    expect(`GET ${path}`, 'nginx.conf').toMatch(new RegExp(pattern))
    expect([path, isListed(path)]).toEqual([path, true])
  }
})

test('no settings and no database get into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const pattern of ['data', '**/.env', '**/.env.*', '**/*.sqlite', '**/*.sqlite-*'])
    expect(ignored).toContain(pattern)
})
