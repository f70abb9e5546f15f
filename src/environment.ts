import { z } from 'zod'
import { formatRetention, parseRetention, retentionGroups } from '#domain/privacy/retention.ts'
import { brandKeys } from '#edition/brand/brands.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

const port = z.coerce
  .number({ error: 'must be a port, 0 to 65535' })
  .int('must be a port, 0 to 65535')
  .min(0, 'must be a port, 0 to 65535')
  .max(65535, 'must be a port, 0 to 65535')

const mailAddress = /^[^\s@,<>]+@[^\s@,<>]+$/

/** Whether it is an address, and its user and password can be decoded. */
function isReadable(address: string): boolean {
  try {
    const { username, password } = new URL(address)
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

const flag = (unset: '0' | '1' = '0') =>
  z
    .enum(['0', '1'], { error: 'must be 1 or 0' })
    .default(unset)
    .transform((text) => text === '1')

const host = String.raw`(?:\[[\da-f:]+\]|[^\s/?#,:@]*)(?::\d+)?`
const hosts = new RegExp(`(?<=^postgres(?:ql)?://(?:[^/?#@]*@)?)${host}(?:,${host})*(?=[/?]|$)`)

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(
    (url) => hosts.test(url) && isReadable(url.replace(hosts, 'host')),
    'must be an address such as postgres://user:password@host:5432/name, or with several hosts as one,two:5433',
  )

function isOrigin(site: string): boolean {
  return /^https?:/.test(site) && URL.canParse(site) && new URL(site).origin === site
}

const oneOf = new Intl.ListFormat('en-AU', { type: 'disjunction' })

const settings = z.object({
  SITE_BRAND: z
    .string()
    .default('au')
    .pipe(
      z.enum(brandKeys, {
        error: `must be ${oneOf.format(brandKeys)}, whose edition this is; npm run build builds another's`,
      }),
    ),
  SITE_URL: address.optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_MAINTENANCE_URL: postgresAddress.optional(),
  DATABASE_REPORTS_URL: postgresAddress.optional(),
  DATABASE_POOLER: flag(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .refine(
      isReadable,
      'must be an address such as smtp://user:password@host:587, with %25 for a % in the password',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\r\n<>@]*<[^\s@,<>]+@[^\s@,<>]+>|[^\s@,<>]+@[^\s@,<>]+)$/,
      'must be an address such as hello@example.com, or Name <hello@example.com>',
    )
    .optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(mailAddress, 'must be one address such as desk@example.com')
    .optional(),
  OPERATOR_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/leads' })
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be whsec_ and at least 24 bytes in base64: printf whsec_; openssl rand -base64 32',
    )
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: flag(),
  TEXTS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://texts.example.com/send',
    })
    .optional(),
  TEXTS_KEY: z.string().optional(),
  TEXTS_SENDER: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/,
      'must be 1 to 11 letters, digits and spaces, at least one of them a letter',
    )
    .optional(),
  SUPABASE_URL: address.optional(),
  SUPABASE_KEY: z.string().optional(),
  SUPABASE_TABLE: z
    .string()
    .regex(/^\w+$/, 'must be the name of a table, such as enquiries')
    .default('enquiries'),
  GOOGLE_LEADS_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  META_PAGE_TOKEN: z.string().optional(),
  META_GRAPH_URL: address.default('https://graph.facebook.com'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_CLIENT_KEY: z
    .string()
    .regex(/^[\w-]{20,}$/, 'must have at least 20 letters, digits, _ or -')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:true|[1-9])$/, 'must be the number of proxies in front, 1 to 9, or true')
    .transform((text) => (text === 'true' ? ('true' as const) : Number(text)))
    .optional(),
  MCP: flag(),
  HSTS_SUBDOMAINS: flag('1'),
  EMBED_SITES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((sites) => sites.every(isOrigin), {
      error: 'must be sites such as https://www.example.com, with spaces between them',
    }),
  RATE_LIMIT: z
    .string()
    .regex(/^(?:off|[1-9]\d{0,5})$/, 'must be a number of enquiries a minute, or off')
    .default('20')
    .transform((text) => (text === 'off' ? undefined : Number(text))),
  DELIVERY_CLAIM_SECONDS: z
    .string()
    .regex(
      /^[1-9]\d{2,3}$/,
      'must be 100 to 9999: a mail server is waited for 90 seconds, and a shorter claim would send its letter twice',
    )
    .default('120')
    .transform(Number),
  STOP_DELAY_MS: z
    .string()
    .regex(/^(?:\d{1,3}|1[0-4]\d\d|1500)$/, 'must be 0 to 1500, in milliseconds')
    .default('0')
    .transform(Number),
  PATIENCE: z
    .string()
    .regex(/^(?:1?[1-9]|[12]0)$/, 'must be 1 to 20: how many times longer than usual to wait')
    .default('1')
    .transform(Number),
  RETENTION_DAYS: z
    .string()
    .transform((text, ctx) => {
      const retention = parseRetention(text)
      if (retention) return retention
      ctx.addIssue({
        code: 'custom',
        message: `must be a number of days, 100 or more, or one for each of ${oneOf.format(retentionGroups)}, such as open:400,won:2555`,
      })
      return z.NEVER
    })
    .optional(),
  METRICS: port.refine((number) => number > 0, 'must be a port, 1 to 65535').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,}$/, 'must have at least 20 letters, digits, _ or -')
    .optional(),
  PROBE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/alive' })
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
})

const schema = settings
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL || WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error:
      'must be set when WEBHOOK_URL is, so that the receiver can tell our messages from others',
  })
  .refine(({ OPERATOR_EMAIL, OPERATOR_PASSWORD }) => !OPERATOR_PASSWORD || OPERATOR_EMAIL, {
    path: ['OPERATOR_EMAIL'],
    error: 'must be set when OPERATOR_PASSWORD is: it is whom the password is for',
  })
  .refine(
    ({ TEXTS_URL, WEBHOOK_ALLOW_PRIVATE }) =>
      !TEXTS_URL?.startsWith('http:') || WEBHOOK_ALLOW_PRIVATE,
    {
      path: ['TEXTS_URL'],
      error:
        'must begin with https://, or be on a network of your own with WEBHOOK_ALLOW_PRIVATE=1: numbers go there',
    },
  )
  .refine(({ TEXTS_URL, TEXTS_KEY }) => !TEXTS_URL || TEXTS_KEY, {
    path: ['TEXTS_KEY'],
    error: 'must be set when TEXTS_URL is',
  })
  .refine(({ TEXTS_URL, TEXTS_SENDER }) => !TEXTS_URL || TEXTS_SENDER, {
    path: ['TEXTS_SENDER'],
    error: 'must be set when TEXTS_URL is: it is the name that texts come from',
  })
  .refine(({ META_APP_SECRET, META_VERIFY_TOKEN }) => !META_APP_SECRET || META_VERIFY_TOKEN, {
    path: ['META_VERIFY_TOKEN'],
    error:
      'must be set when META_APP_SECRET is: Meta sends it once, to see that the address is yours',
  })
  .refine(({ META_APP_SECRET, META_PAGE_TOKEN }) => !META_APP_SECRET || META_PAGE_TOKEN, {
    path: ['META_PAGE_TOKEN'],
    error: 'must be set when META_APP_SECRET is: the answers are fetched with it',
  })
  .refine(({ SUPABASE_URL, SUPABASE_KEY }) => !SUPABASE_URL || SUPABASE_KEY, {
    path: ['SUPABASE_KEY'],
    error: 'must be set when SUPABASE_URL is',
  })
  .transform((read) => ({ ...read, SITE_URL: read.SITE_URL ?? localUrl(read.PORT) }))

export type Environment = z.infer<typeof schema>

/** Where a site is reached that was given no address. */
export function localUrl(port: number): string {
  return `http://localhost:${port}`
}

/** `retention` is text, as it is written into the build. */
export type BuildSettings = {
  brand: string
  siteUrl: string
  retention: string
  /** True where a build from before it could be set doesn't say. */
  hstsSubdomains?: boolean | undefined
}

/** What a build depends on. The server refuses to serve a build made for other settings. */
export function readBuildSettings(variables: Record<string, string | undefined>): BuildSettings {
  return buildSettingsOf(readEnvironment(variables))
}

export function buildSettingsOf(environment: Environment): BuildSettings {
  const { SITE_BRAND: brand, SITE_URL: siteUrl, RETENTION_DAYS = {} } = environment
  const { HSTS_SUBDOMAINS: hstsSubdomains } = environment
  return { brand, siteUrl, retention: formatRetention(RETENTION_DAYS), hstsSubdomains }
}

/** Whether a build may be served with these settings. On this machine it may be any port. */
export function isBuiltFor(build: BuildSettings, environment: Environment): boolean {
  const withoutPort = (url: string) => url.replace(/^(http:\/\/localhost):\d+$/, '$1')
  const { brand, siteUrl, retention, hstsSubdomains } = buildSettingsOf(environment)
  return (
    build.brand === brand &&
    withoutPort(build.siteUrl) === withoutPort(siteUrl) &&
    build.retention === retention &&
    (build.hstsSubdomains ?? true) === hstsSubdomains
  )
}

/** Reads the settings once. Empty ones count as unset. Throws one sentence about the first that is wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new Error(`${first?.path.join('.')} ${first?.message}; see .env.example.`)
}
