import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/server.ts'
import { programVersion } from './circumstances.ts'

/** Some distributions install it outside an ordinary user's PATH. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => programVersion(path, '-v'))

/** A build without this module can only send files as they are. */
export const sendsGzip =
  nginx !== undefined && String(spawnSync(nginx, ['-V']).stderr).includes('http_gzip_static_module')

/** Whether it has what the configuration in deploy needs. */
export const sendsBrotli =
  nginx !== undefined && globSync('/etc/nginx/modules-enabled/*brotli-static*').length > 0

/** An nginx that serves the built site and nothing else, at a port and with temporary files of its own. */
export async function startNginx(program: string, workers: number) {
  const port = await freePort()
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(prefix, 'nginx.conf'), configuration(port, workers))
  const master = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await listening(url, master)
  return {
    url,
    async stop() {
      master.kill()
      await once(master, 'exit')
      rmSync(prefix, { recursive: true, force: true })
    },
  }
}

function configuration(port: number, workers: number): string {
  return `
    daemon off;
    pid nginx.pid;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes ${workers};
    events {}
    http {
      types { text/html html; }
      access_log off;
      sendfile on;
      ${sendsGzip ? 'gzip_static on;' : ''}
      keepalive_requests 10000000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${of};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${resolve('dist/site')};
      }
    }`
}

async function listening(url: string, master: ChildProcess): Promise<void> {
  for (let attempt = 1; attempt <= 50; attempt++) {
    if (master.exitCode !== null) break
    if (await fetch(url).catch(() => undefined)) return
    await wait(100)
  }
  throw new Error('nginx did not start.')
}
