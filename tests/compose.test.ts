import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnvironment } from '../src/environment.ts'

/* deploy/compose.yaml is read here as Docker reads it: a name it does not know, or one that leads nowhere, is a mistake. */

const variables = {
  SITE_URL: 'https://www.example.com',
  SITE_BRAND: 'au',
  HSTS_SUBDOMAINS: '1',
  POSTGRES_PASSWORD: '0123456789abcdef',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'hello@example.com',
  OPERATOR_EMAIL: 'desk@example.com',
}
const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])
const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()),
    })
    .optional(),
  restart: z.enum(['unless-stopped', 'always', 'on-failure', 'no']).optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.literal('ALL')).optional(),
  cap_add: z.array(z.enum(['NET_BIND_SERVICE'])).optional(),
  security_opt: z.array(z.literal('no-new-privileges:true')).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  mem_limit: z
    .string()
    .regex(/^\d+m$/)
    .optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro(,nocopy)?)?$/)).default([]),
  depends_on: z
    .union([
      z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, {}]))),
      z.record(z.string(), z.strictObject({ condition })),
    ])
    .default({}),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: z.string().regex(/^\d+s$/),
      retries: z.int(),
    })
    .optional(),
})
const text = readFileSync('deploy/compose.yaml', 'utf8')
const compose = z
  .strictObject({
    'x-server': z.unknown(),
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(interpolate(text), { merge: true, strict: true, uniqueKeys: true }))
const services = Object.entries(compose.services)
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')

test('every variable is given a value by compose.env.example, or is one of its lines', () => {
  const asked = Array.from(text.matchAll(/\$\{(\w+)/g), ([, name]) => name)
  const example = readFileSync('deploy/compose.env.example', 'utf8')
  const given = Array.from(example.matchAll(/^(\w+)=/gm), ([, name]) => name)
  expect(new Set(asked)).toEqual(new Set(given))
})

test.each(services)('%s may do no more than it must', (name, one) => {
  expect(one).toMatchObject({
    ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    mem_limit: expect.any(String),
  })
  expect(one.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
  // Ours are begun by the image's own user. Caddy is root, without any of its capabilities.
  expect(one.user).toBe(name === 'database' ? 'postgres' : undefined)
  if (one.image === 'wattlewise') expect(dockerfile).toMatch(/^USER wattlewise$/m)
})

test.each(services)('%s waits for services that there are, in states they can reach', (_, one) => {
  for (const [name, { condition }] of Object.entries<{ condition?: string }>(one.depends_on)) {
    const other = compose.services[name]
    expect(other, name).toBeDefined()
    if (condition === 'service_healthy') expect(other?.healthcheck, name).toBeDefined()
    if (condition === 'service_completed_successfully')
      expect(other?.restart, `${name} must end`).toBeUndefined()
  }
})

test.each(services)('what %s mounts is there, and every volume has a user', (_, one) => {
  for (const mount of one.volumes) {
    const [source = '', , access] = mount.split(':')
    if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty(source)
    // What may be written is made by Docker.
    else if (access === 'ro') expect(existsSync(join('deploy', source)), source).toBe(true)
  }
  const used = services.flatMap(([, { volumes }]) => volumes.map((mount) => mount.split(':')[0]))
  for (const name of Object.keys(compose.volumes)) expect(used).toContain(name)
})

test('servers get settings that they know, and start with them', () => {
  const servers = services.filter(([name]) => name.startsWith('server-'))
  expect(servers).toHaveLength(2)
  for (const [, { environment }] of servers) {
    const known = readEnvironment(environment)
    for (const name of Object.keys(environment)) expect(known).toHaveProperty(name)
    expect(known.TRUST_PROXY).toBe(1)
  }
})

test('the proxy gets what its file asks for, and leads to the servers at the port they listen at', () => {
  const { environment } = compose.services.proxy ?? service.parse({})
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
  const asked = Array.from(caddyfile.matchAll(/\{\$(\w+)/g), ([, name]) => name)
  expect(new Set(Object.keys(environment))).toEqual(new Set(asked))
  for (const address of environment.SERVERS?.split(' ') ?? []) {
    const [name = '', port] = address.split(':')
    expect(compose.services).toHaveProperty([name])
    expect(dockerfile).toContain(`PORT=${port} `)
  }
})

test('the image is built from files that are there, and runs files that are there', () => {
  const { build, command = [] } = compose.services.address ?? service.parse({})
  expect(existsSync(join('deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  const programs = [...command, dockerfile].flatMap(
    (text) => text.match(/out\/server\/[\w/-]+\.js/g) ?? [],
  )
  expect(programs).toHaveLength(2)
  for (const program of programs) expect(existsSync(sourceOf(program)), program).toBe(true)
  for (const name of Object.keys(build?.args ?? {})) expect(dockerfile).toContain(`ARG ${name}=`)
  for (const [, source = ''] of dockerfile.matchAll(/^COPY ([\w.-]+) .*$/gm))
    expect(existsSync(source), source).toBe(true)
})

/** A program is bundled from the file of its name. */
function sourceOf(program: string): string {
  return program.replace(/^out(.*)js$/, 'src$1ts')
}

test("the image's pg_dump is not older than PostgreSQL, whose backups it makes", () => {
  const clients = { bookworm: 15, trixie: 17 }
  const [, release = ''] = /^FROM debian:(\w+)-slim$/m.exec(dockerfile) ?? []
  const server = Number(/^postgres:(\d+)/.exec(compose.services.database?.image ?? '')?.[1])
  expect(server).toBeLessThanOrEqual(clients[release as keyof typeof clients])
})

test('a server is given the time that it takes to stop', () => {
  for (const [name, { stop_grace_period }] of services)
    if (name.startsWith('server-')) expect(Number.parseInt(stop_grace_period ?? '0', 10)).toBe(15)
})

function interpolate(yaml: string): string {
  return yaml.replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name: keyof typeof variables) => {
    if (!(name in variables)) throw new Error(`${name} has no value`)
    return variables[name]
  })
}

test.each(['deploy/Dockerfile', 'deploy/wattlewise@.service'])(
  '%s has the memory of slow hashes given back',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^(ENV |Environment=)MALLOC_MMAP_THRESHOLD_=\d+$/m)
  },
)
