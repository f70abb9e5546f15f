import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server.ts'

export type RunningProxy = {
  url: string
  /** Where nginx takes what comes unencrypted. */
  plainPort?: number
  /** All that it has written into logs. */
  logged(): string
  stop(): Promise<void>
}
type Servers = readonly { url: string }[]

/** Runs our nginx files as they are, but for the addresses: ours has no certificate. */
export async function startNginx(servers: Servers): Promise<RunningProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const config = nginxConfig(directory, { port, plainPort, servers })
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  return { ...(await startedProxy(child, `http://localhost:${port}`, directory)), plainPort }
}

/** Writes a whole configuration with our files in it, in the place of Debian's own, and returns its path. */
function nginxConfig(
  directory: string,
  { port, plainPort, servers }: { port: number; plainPort: number; servers: Servers },
): string {
  const [first, second] = servers.map(({ url }) => new URL(url).port)
  const here = (text: string) => text.replaceAll('/opt/wattlewise/', `${process.cwd()}/`)
  mkdirSync(join(directory, 'deploy'), { recursive: true })
  for (const name of ['nginx-files.conf', 'nginx-server.conf'])
    writeFileSync(join(directory, 'deploy', name), here(readFileSync(`deploy/${name}`, 'utf8')))
  const site = ['nginx.conf', 'nginx-default.conf']
    .map((name) => here(readFileSync(`deploy/${name}`, 'utf8')))
    .join('')
    .replaceAll(`${process.cwd()}/deploy/`, `${directory}/deploy/`)
    .replaceAll(/listen 80( default_server)?;\n.*/g, `listen 127.0.0.1:${plainPort}$1;`)
    .replace(/ {4}listen 443 ssl http2;\n {4}listen.*\n/, `    listen 127.0.0.1:${port};\n`)
    .replaceAll(/ {4}(?:ssl_|listen \S*443).*\n/g, '')
    .replaceAll('www.example.com', 'localhost')
    // All that tests ask comes from one address.
    .replace('rate=30r/s', 'rate=100000r/s')
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second ?? first}`)
    .replaceAll('/var/log/nginx/', `${directory}/`)
  writeFileSync(join(directory, 'site.conf'), site)
  const config = join(directory, 'nginx.conf')
  writeFileSync(
    config,
    `user root; pid ${directory}/pid; error_log ${directory}/nginx.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http { sendfile on; tcp_nopush on; include ${directory}/site.conf; }
`,
  )
  return config
}

export async function startCaddy(servers: Servers): Promise<RunningProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'caddy-'))
  const url = `http://localhost:${await freePort()}`
  // Its own address for being administered would be the same for all.
  const config = join(directory, 'Caddyfile')
  const ours = readFileSync('deploy/Caddyfile', 'utf8')
  writeFileSync(config, ours.replace(/^\{$/m, '{\n\tadmin off'))
  const log = openSync(join(directory, 'caddy.log'), 'w')
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      HOME: directory,
      SITE_ADDRESS: url,
      BUILD: `${process.cwd()}/dist`,
      SERVERS: servers.map((server) => new URL(server.url).host).join(' '),
    },
  })
  return startedProxy(child, url, directory)
}

async function startedProxy(
  child: ChildProcess,
  url: string,
  directory: string,
): Promise<RunningProxy> {
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    }
    rmSync(directory, { recursive: true, force: true })
  }
  const logged = () =>
    globSync(join(directory, '*.log'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  for (let tries = 50; tries > 0; tries--) {
    const answers = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { url, logged, stop }
    await wait(200)
  }
  await stop()
  throw new Error(`The proxy at ${url} does not answer.`)
}
