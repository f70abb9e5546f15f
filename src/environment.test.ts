import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestTryMs } from '#channels/send.ts'
import { brandKeys } from '#edition/brand/brands.ts'
import { isBuiltFor, readBuildSettings, readEnvironment } from './environment.ts'

test('everything has a default that runs', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SITE_BRAND: 'au' })
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3000)
})

test('every brand can be chosen, none is the first, and another is refused with their names', () => {
  for (const key of brandKeys) expect(readBuildSettings({ SITE_BRAND: key }).brand).toBe(key)
  expect(readBuildSettings({ SITE_BRAND: '' }).brand).toBe('au')
  for (const key of brandKeys)
    expect(() => readEnvironment({ SITE_BRAND: 'atlantis' })).toThrow(key)
})

test.each([
  ['PORT', 'many', 'PORT must be a port, 0 to 65535; see .env.example.'],
  [
    'SITE_BRAND',
    'uk',
    'SITE_BRAND must be au, whose edition this is; npm run build builds another',
  ],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://; see .env.example.'],
  [
    'DATABASE_URL',
    'postgres://one,two:x/name',
    'DATABASE_URL must be an address such as postgres:',
  ],
  [
    'SITE_URL',
    'example',
    'SITE_URL must be an address such as https://www.example.com; see .env.example.',
  ],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must begin with smtp:// or smtps://; see .env.example.'],
  ['SMTP_URL', 'smtp://user:50%off@mail.example', 'SMTP_URL must be an address such as'],
  ['SMTP_URL', 'smtp://mail.example:99999', 'SMTP_URL must be an address such as'],
  ['MAIL_FROM', 'A <a@b.example>\nBcc: x@y.example', 'MAIL_FROM must be an address'],
  ['OPERATOR_EMAIL', 'desk', 'OPERATOR_EMAIL must be one address such as desk@example.com'],
  ['OPERATOR_PASSWORD', 'elevenchars', 'OPERATOR_PASSWORD must have at least 12 characters'],
  [
    'OPERATOR_PASSWORD',
    'three small words',
    'OPERATOR_EMAIL must be set when OPERATOR_PASSWORD is: it is whom the password is for',
  ],
  ['WEBHOOK_URL', 'https://crm.example/', 'WEBHOOK_SECRET must be set when WEBHOOK_URL is'],
  ['WEBHOOK_SECRET', 'short', 'WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64'],
  ['SUPABASE_URL', 'https://x.example', 'SUPABASE_KEY must be set when SUPABASE_URL is'],
  ['TEXTS_URL', 'texts', 'TEXTS_URL must be an address such as https://texts.example.com/send'],
  ['TEXTS_URL', 'http://texts.example/', 'TEXTS_URL must begin with https://'],
  ['TEXTS_URL', 'https://texts.example/', 'TEXTS_KEY must be set when TEXTS_URL is'],
  ['TEXTS_SENDER', 'Wattlewise Au', 'TEXTS_SENDER must be 1 to 11 letters, digits and spaces'],
  ['TEXTS_SENDER', 'Wättlewise', 'TEXTS_SENDER must be 1 to 11 letters, digits and spaces'],
  ['TEXTS_SENDER', '61491570156', 'TEXTS_SENDER must be 1 to 11 letters, digits and spaces'],
  ['APP_SECRET', 'short', 'APP_SECRET must have at least 32 characters; see .env.example.'],
  ['PUBLIC_CLIENT_KEY', 'k', 'PUBLIC_CLIENT_KEY must have at least 20 letters, digits, _ or -'],
  ['TRUST_PROXY', '0', 'TRUST_PROXY must be the number of proxies in front, 1 to 9, or true'],
  ['RATE_LIMIT', '0', 'RATE_LIMIT must be a number of enquiries a minute, or off'],
  [
    'DELIVERY_CLAIM_SECONDS',
    '99',
    'DELIVERY_CLAIM_SECONDS must be 100 to 9999: a mail server is waited for 90 seconds, and a shorter claim would send its letter twice; see .env.example.',
  ],
  ['STOP_DELAY_MS', '1501', 'STOP_DELAY_MS must be 0 to 1500, in milliseconds'],
  ['PATIENCE', '21', 'PATIENCE must be 1 to 20'],
  ['METRICS', '0', 'METRICS must be a port, 1 to 65535'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 20 letters, digits, _ or -'],
  ['RETENTION_DAYS', 'won:99', 'RETENTION_DAYS must be a number of days, 100 or more, or one for'],
  ['PROBE_SECRET', 'short', 'PROBE_SECRET must have at least 32 characters'],
  ['HEARTBEAT_URL', 'ftp://a.example', 'HEARTBEAT_URL must be an address such as'],
  ['DELIVERY_CLAIM_SECONDS', 'soon', 'DELIVERY_CLAIM_SECONDS must be 100 to 9999'],
])('a bad %s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(sentence)
})

test('texts need a key and a sender’s name, and go over plain http on one’s own network only', () => {
  const texts = { TEXTS_URL: 'https://texts.example/send', TEXTS_KEY: 'k', TEXTS_SENDER: 'Watt 2' }
  expect(readEnvironment(texts)).toMatchObject(texts)
  expect(() => readEnvironment({ ...texts, TEXTS_SENDER: '' })).toThrow('TEXTS_SENDER must be set')
  const own = { ...texts, TEXTS_URL: 'http://127.0.0.1:9000/' }
  expect(() => readEnvironment(own)).toThrow('TEXTS_URL must begin with https://')
  expect(readEnvironment({ ...own, WEBHOOK_ALLOW_PRIVATE: '1' }).TEXTS_URL).toBe(own.TEXTS_URL)
})

test('a site without an address of its own is on this machine, at the port it is served at', () => {
  expect(readEnvironment({ PORT: '4001' }).SITE_URL).toBe('http://localhost:4001')
  expect(readEnvironment({ PORT: '4001', SITE_URL: 'https://a.example/' }).SITE_URL).toBe(
    'https://a.example',
  )
})

test.each([
  [{}, { PORT: '4001' }, true],
  [{ PORT: '4001' }, {}, true],
  [{ SITE_URL: 'https://a.example' }, { PORT: '4001' }, false],
  [{}, { SITE_URL: 'https://a.example' }, false],
  [{ SITE_URL: 'https://a.example:81' }, { SITE_URL: 'https://a.example' }, false],
  [{ SITE_URL: 'https://a.example' }, { SITE_URL: 'https://a.example', PORT: '4001' }, true],
  [{ RETENTION_DAYS: '730' }, {}, false],
  [{ HSTS_SUBDOMAINS: '0' }, {}, false],
  [{ HSTS_SUBDOMAINS: '0' }, { HSTS_SUBDOMAINS: '0' }, true],
  [{ RETENTION_DAYS: 'won:730,open:400' }, { RETENTION_DAYS: 'open:400, won:730' }, true],
])('a build made with %o and served with %o: %s', (built, served, fits) => {
  expect(isBuiltFor(readBuildSettings(built), readEnvironment(served))).toBe(fits)
})

test('a build from before hosts below could be left out of HSTS is served as it always was', () => {
  const { hstsSubdomains: _, ...build } = readBuildSettings({})
  expect(isBuiltFor(build, readEnvironment({}))).toBe(true)
  expect(isBuiltFor(build, readEnvironment({ HSTS_SUBDOMAINS: '0' }))).toBe(false)
})

test('a build made for another brand is not served', () => {
  expect(isBuiltFor({ ...readBuildSettings({}), brand: 'other' }, readEnvironment({}))).toBe(false)
})

test('a limit is a number, or there is none', () => {
  expect(readEnvironment({}).RATE_LIMIT).toBe(20)
  expect(readEnvironment({ RATE_LIMIT: '5' }).RATE_LIMIT).toBe(5)
  expect(readEnvironment({ RATE_LIMIT: 'off' }).RATE_LIMIT).toBeUndefined()
  expect(readEnvironment({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
})

test('a delivery is claimed for longer than any channel waits', () => {
  const shortest = readEnvironment({ DELIVERY_CLAIM_SECONDS: '100' }).DELIVERY_CLAIM_SECONDS
  const longestMs = Math.max(...Object.values(longestTryMs))
  expect(longestMs).toBe(90_000)
  expect(shortest * 1000).toBeGreaterThan(longestMs)
})

test('the example file names every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  const source = readFileSync('src/environment.ts', 'utf8')
  const settings = Array.from(source.matchAll(/^ {2}([A-Z_]+):/gm), ([, name]) => name)
  expect(settings.length).toBeGreaterThan(5)
  for (const name of settings) expect(example).toMatch(new RegExp(`^#?\\s*${name}=`, 'm'))
})
