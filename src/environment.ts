import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

const schema = z.object({
  SITE_BRAND: z.enum(['au', 'uk'], { error: 'must be au or uk' }).default('au'),
  SITE_URL: address.default('http://localhost:3000'),
  PORT: z.coerce
    .number({ error: 'must be a port, 0 to 65535' })
    .int('must be a port, 0 to 65535')
    .min(0, 'must be a port, 0 to 65535')
    .max(65535, 'must be a port, 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  PUBLIC_CLIENT_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
})

export type Environment = z.infer<typeof schema>

/** What a build depends on. The server refuses to serve a build made for other settings. */
export function readBuildSettings(variables: Record<string, string | undefined>) {
  const { SITE_BRAND: brand, SITE_URL: siteUrl } = readEnvironment(variables)
  return { brand, siteUrl }
}

/** Reads the settings once. Empty ones count as unset. Throws one sentence about the first that is wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new Error(`${first?.path.join('.')} ${first?.message}; see .env.example.`)
}
