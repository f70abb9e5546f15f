import { spawnSync } from 'node:child_process'

/** Debian's packages for what these tests run. */
const packages = [
  ...['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'systemd'],
  ...['postgresql', 'etcd-server', 'patroni', 'haproxy', 'pgbouncer', 'pgbackrest'],
]

/** Installs what is missing where it may, and else throws what to install. */
export default function expectPackages(): void {
  const missing = () => packages.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0)
  if (missing().length > 0 && process.getuid?.() === 0) {
    const options = ['install', '--yes', '--no-install-recommends', ...missing()]
    spawnSync('apt-get', options, { stdio: 'inherit' })
  }
  if (missing().length > 0) throw new Error(`Install ${missing().join(' ')} first.`)
}
