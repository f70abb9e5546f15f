import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../server.ts'
import { waitUntil } from '../wait-until.ts'

/*
 * Patroni, etcd, HAProxy and PgBouncer without systemd, by our own files in deploy/: only addresses, paths and passwords are others.
 */

const binaries = '/usr/lib/postgresql/15/bin'

type Node = { name: string; port: number; api: number; process: ChildProcess | undefined }

const account = () => {
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export async function startCluster() {
  const owner = account()
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-patroni-'))
  chownSync(directory, owner.uid, owner.gid)
  const start = (command: string, options: string[], environment = {}) => {
    const log = openSync(join(directory, `${command.split('/').at(-1)}-${Date.now()}.log`), 'w')
    return spawn(command, options, {
      env: { ...process.env, HOME: directory, ...environment },
      ...owner,
      cwd: directory,
      stdio: ['ignore', log, log],
      detached: true,
    })
  }
  const etcd = await freePort()
  const peers = await freePort()
  const at = (port: number) => `http://127.0.0.1:${port}`
  const store = start('etcd', [
    ...['--data-dir', join(directory, 'etcd'), '--listen-client-urls', at(etcd)],
    ...['--advertise-client-urls', at(etcd), '--listen-peer-urls', at(peers)],
  ])
  const nodes: Node[] = []
  for (const name of ['db1', 'db2', 'db3'])
    nodes.push({ name, port: await freePort(), api: await freePort(), process: undefined })

  const startNode = (node: Node) => {
    const file = join(directory, `${node.name}.yml`)
    writeFileSync(file, configOf(node, { etcd, directory }))
    // It keeps passwords there.
    const home = join(directory, `${node.name}-home`)
    mkdirSync(home, { recursive: true })
    chownSync(home, owner.uid, owner.gid)
    node.process = start('patroni', [file], {
      HOME: home,
      PGBACKREST_CONFIG: backrestConfig(directory, node),
    })
  }
  const roleOf = async ({ api }: Node): Promise<string | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${api}/patroni`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as
      | { role?: string; state?: string; sync_standby?: boolean }
      | undefined
    if (said?.state !== 'running') return undefined
    return said.sync_standby ? 'sync' : said.role
  }
  const find = async (role: string): Promise<Node> => {
    for (const node of nodes) if ((await roleOf(node)) === role) return node
    throw new Error(`Nobody is ${role}`)
  }
  const isWhole = async () => {
    const roles = (await Promise.all(nodes.map(roleOf))).toSorted()
    return roles.join() === 'master,replica,sync'
  }
  const untilWhole = () => waitUntil(isWhole)
  const stopNodes = async () => {
    for (const node of nodes) {
      node.process?.kill('SIGTERM')
      if (node.process?.exitCode === null) await once(node.process, 'exit')
    }
  }

  for (const node of nodes) startNode(node)
  await untilWhole()
  const leader = await find('master')
  await query(postgresUrl(leader), 'create database wattlewise')

  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join()
  return {
    nodes,
    directory,
    start,
    find,
    untilWhole,
    /** All three hosts: the one that takes writes is found among them. */
    url: `postgres://postgres:change-me@${hosts}/wattlewise`,
    /** As if its machine lost its power: nothing of it runs any more. */
    kill: (node: Node) => {
      const data = join(directory, node.name)
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      if (node.process?.pid) process.kill(node.process.pid, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    },
    revive: startNode,
    /** Stops all three, each with its PostgreSQL, and removes their databases. */
    empty: async () => {
      await stopNodes()
      for (const { name } of nodes) rmSync(join(directory, name), { recursive: true })
    },
    /** etcd forgets who led and what was set. */
    forget: async () => {
      const answers = `wattlewise\nYes I am aware\n`
      execFileSync('patronictl', ['-c', join(directory, 'db1.yml'), 'remove', 'wattlewise'], {
        input: answers,
        stdio: 'pipe',
      })
    },
    /** The first begins with what its folder has; the others copy from it. */
    reviveAll: async () => {
      const [first, ...others] = nodes as [Node, ...Node[]]
      startNode(first)
      await waitUntil(async () => (await roleOf(first)) === 'master')
      for (const node of others) startNode(node)
      await untilWhole()
    },
    switchOver: async () => {
      const [from, to] = [await find('master'), await find('sync')]
      const answer = await fetch(`http://127.0.0.1:${from.api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    restart: async ({ api }: Node) => {
      const answer = await fetch(`http://127.0.0.1:${api}/restart`, { method: 'POST', body: '{}' })
      if (!answer.ok) throw new Error(await answer.text())
    },
    stop: async () => {
      await stopNodes()
      store.kill('SIGKILL')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const postgresUrl = ({ port }: Node) => `postgres://postgres:change-me@127.0.0.1:${port}/postgres`

export type HighAvailability = Awaited<ReturnType<typeof startCluster>>

/** deploy/patroni.yml with the addresses of one machine. */
function configOf(
  { name, port, api }: Node,
  { etcd, directory }: { etcd: number; directory: string },
) {
  return readFileSync('deploy/patroni.yml', 'utf8')
    .replace('name: db1', `name: ${name}`)
    .replaceAll('10.0.0.1:8008', `127.0.0.1:${api}`)
    .replace(/hosts: \[.*\]/, `hosts: [127.0.0.1:${etcd}]`)
    .replaceAll('10.0.0.1:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/wattlewise', join(directory, name))
    .concat(`  parameters: { unix_socket_directories: '${directory}' }\n`)
}

/** HAProxy before the cluster and PgBouncer before that, and the address of the latter. */
export async function startPooler(
  { nodes, directory, start }: HighAvailability,
  mode: 'session' | 'transaction',
) {
  const [proxied, pooled] = [await freePort(), await freePort()]
  const place = join(directory, mode)
  mkdirSync(place)
  chmodSync(place, 0o777)
  const write = (name: string, text: string) => {
    writeFileSync(join(place, name), text)
    return join(place, name)
  }
  const haproxy = nodes.reduce(
    (text, { port, api }, index) =>
      text.replace(
        `10.0.0.${index + 1}:5432 check port 8008`,
        `127.0.0.1:${port} check port ${api}`,
      ),
    readFileSync('deploy/haproxy.cfg', 'utf8').replace(':5433', `:${proxied}`),
  )
  const users = write('userlist.txt', '"postgres" "change-me"\n')
  const pgbouncer = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('port=5433', `port=${proxied}`)
    .replace('6432', String(pooled))
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('pool_mode = transaction', `pool_mode = ${mode}`)
    .concat('unix_socket_dir =\n')
  const children = [
    start('haproxy', ['-f', write('haproxy.cfg', haproxy)]),
    start('pgbouncer', [write('pgbouncer.ini', pgbouncer)]),
  ]
  const url = `postgres://postgres:change-me@127.0.0.1:${pooled}/wattlewise`
  await waitUntil(() =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    stop: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

/** Copies the leader by pgBackRest while it runs, and its log from then on. */
export async function backUp(cluster: HighAvailability) {
  const { directory, find, nodes } = cluster
  const leader = await find('master')
  const owner = account()
  const place = join(directory, 'pgbackrest')
  mkdirSync(place)
  chownSync(place, owner.uid, owner.gid)
  const run = (program: string, options: string[], environment = {}) =>
    promisify(execFile)(program, options, {
      ...owner,
      cwd: place,
      env: { ...process.env, ...environment },
    })
  const writeConfig = (file: string, { path, port }: { path: string; port: number }) => {
    const text = readFileSync('deploy/pgbackrest.conf', 'utf8')
      .replace('/var/lib/pgbackrest', place)
      .replace('/var/lib/postgresql/15/wattlewise', path)
      .replace('pg1-port=5432', `pg1-port=${port}\npg1-socket-path=${directory}`)
      .replace('[global]', `[global]\nlog-path=${place}\nlock-path=${place}`)
    writeFileSync(file, text)
  }
  for (const node of nodes)
    writeConfig(backrestConfig(directory, node), {
      path: join(directory, node.name),
      port: node.port,
    })
  const backrest = (config: string, ...options: string[]) =>
    run('pgbackrest', [`--config=${config}`, '--stanza=wattlewise', ...options])
  const own = backrestConfig(directory, leader)
  const archive_command = 'pgbackrest --stanza=wattlewise archive-push %p'
  const parameters = { archive_mode: 'on', archive_command }
  await fetch(`http://127.0.0.1:${leader.api}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ postgresql: { parameters } }),
  })
  await cluster.restart(leader)
  await waitUntil(async () => (await find('master').catch(() => undefined))?.name === leader.name)
  await backrest(own, 'stanza-create')
  await backrest(own, '--type=full', 'backup')

  /** Restores into an empty folder and starts a server there, which reads the log to its end. */
  const restore = async (
    config: string,
    { path, port }: { path: string; port: number },
    options: string[],
  ) => {
    await backrest(config, ...options, 'restore')
    const control = (...rest: string[]) =>
      run(join(binaries, 'pg_ctl'), ['-D', path, '-w', ...rest], { PGBACKREST_CONFIG: config })
    const settings = `-c listen_addresses=127.0.0.1 -p ${port} -k ${place}`
    await control('-l', join(place, 'log'), '-o', settings, 'start')
    const url = `postgres://postgres:change-me@127.0.0.1:${port}/wattlewise`
    // It answers reads before it has read all of the log.
    await waitUntil(async () => (await query(url, 'select 1 where not pg_is_in_recovery()')) === 1)
    return { url, stop: () => control('-m', 'fast', 'stop') }
  }

  return {
    /** Until all that was written by now is in the copies' place. */
    untilCopied: async () => {
      const now = await find('master')
      await query(postgresUrl(now), 'select pg_switch_wal()')
      await backrest(backrestConfig(directory, now), 'check')
    },
    /** As on another machine: a server of its own beside the cluster, which copies nothing itself. */
    restoreElsewhere: async () => {
      const config = join(place, 'elsewhere.conf')
      const where = { path: join(place, 'restored'), port: await freePort() }
      writeConfig(config, where)
      return restore(config, where, ['--archive-mode=off'])
    },
    /** By docs/more-than-one-machine.md: all is lost but the copies, and Patroni begins anew with them. */
    restoreCluster: async (...moment: string[]) => {
      const [first] = nodes as [Node]
      const where = { path: join(directory, first.name), port: first.port }
      await cluster.empty()
      const restored = await restore(backrestConfig(directory, first), where, moment)
      await restored.stop()
      await cluster.forget()
      await cluster.reviveAll()
    },
  }
}

/** Where a machine has its settings for copies. */
const backrestConfig = (directory: string, { name }: Node) =>
  join(directory, 'pgbackrest', `${name}.conf`)

async function query(url: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
