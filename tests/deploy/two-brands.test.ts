import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandsOf } from '../page-commands.ts'

/* The lines of docs/operating.md that give the files of deploy to a second brand, run unchanged. */

const lines = commandsOf('docs/operating.md')
  .filter(({ section }) => section === 'Two brands on one machine')
  .map(({ line }) => line)
const lineWith = (words: string) => {
  const line = lines.find((one) => one.includes(words))
  if (!line) throw new Error(`docs/operating.md has no line with ${words}`)
  return line
}

/** The second brand's folder, with its files renamed, and the machine's own folders beside it. */
function secondBrand() {
  const root = mkdtempSync(join(tmpdir(), 'two-brands-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('deploy', join(root, 'deploy'), { recursive: true })
  for (const folder of ['etc/systemd/system', 'etc/nginx/sites-enabled', 'etc/caddy'])
    mkdirSync(join(root, folder), { recursive: true })
  const run = (line: string) =>
    execFileSync('bash', ['-c', line.replaceAll(' /etc/', ` ${root}/etc/`)], { cwd: root })
  run(lineWith('sed --in-place'))
  return { root, run, read: (name: string) => readFileSync(join(root, name), 'utf8') }
}

test('nothing that its services and its proxy read is still the first brand’s', () => {
  const { run, read } = secondBrand()
  run(lineWith('for unit in'))
  const units = [
    '@.service',
    '-backup.service',
    '-backup.timer',
    '-redate.service',
    '-redate.timer',
  ]
  const texts = [
    ...units.map((unit) => read(`etc/systemd/system/pennyandbeam${unit}`)),
    ...['nginx.conf', 'nginx-files.conf', 'nginx-server.conf'].map((name) =>
      read(`deploy/${name}`),
    ),
  ]
  for (const text of texts) expect(text).not.toMatch(/wattlewise|300[12]|Melbourne/i)
  expect(texts.join('')).toContain('server 127.0.0.1:3004')
  expect(texts.join('')).toContain('00:00:10 Europe/London')
})

test('nginx takes both brands’ sites, and one for requests by neither name', () => {
  const { root, run, read } = secondBrand()
  run(lineWith('sites-enabled/pennyandbeam'))
  mkdirSync(join(root, 'first'))
  const certificate = ['-keyout', join(root, 'key.pem'), '-out', join(root, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...certificate],
    {
      stdio: 'ignore',
    },
  )
  const here = (text: string) =>
    text
      .replaceAll(/\/etc\/ssl\/\w+\/fullchain.pem/g, join(root, 'certificate.pem'))
      .replaceAll(/\/etc\/ssl\/\w+\/privkey.pem/g, join(root, 'key.pem'))
      .replaceAll('/var/log/nginx/', `${root}/`)
      .replaceAll(/\/opt\/\w+\/dist\/proxy/g, join(process.cwd(), 'dist/proxy'))
      .replaceAll('/opt/wattlewise/', `${root}/first/`)
      .replaceAll('/opt/pennyandbeam/', `${root}/`)
  cpSync('deploy', join(root, 'first/deploy'), { recursive: true })
  const files = ['deploy/nginx-files.conf', 'deploy/nginx-server.conf']
  for (const name of [...files, ...files.map((file) => `first/${file}`)])
    writeFileSync(join(root, name), here(read(name)))
  const sites = [
    readFileSync('deploy/nginx.conf', 'utf8'),
    read('etc/nginx/sites-enabled/pennyandbeam'),
    read('deploy/nginx-default.conf'),
  ]
  const config = join(root, 'nginx.conf')
  writeFileSync(
    config,
    `pid ${root}/pid; error_log ${root}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http { ${sites.map(here).join('\n')} }
`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', config], { encoding: 'utf8' })
  expect(stderr).not.toContain('emerg')
  expect(stderr).not.toContain('warn')
  expect(status).toBe(0)
})

test('Caddy takes both from one file', () => {
  const { root, run } = secondBrand()
  const file = join(root, 'etc/caddy/Caddyfile')
  cpSync('deploy/Caddyfile', file)
  run(lineWith('caddy/Caddyfile'))
  const text = readFileSync(file, 'utf8').replaceAll(
    /\{\$BUILD:[^}]*\}/g,
    join(process.cwd(), 'dist'),
  )
  writeFileSync(file, text)
  const adapted = execFileSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for (const part of ['www.example.com', 'www.example.co.uk', '127.0.0.1:3001', '127.0.0.1:3004'])
    expect(adapted).toContain(`"${part}"`)
})
