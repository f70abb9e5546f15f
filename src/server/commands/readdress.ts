import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../environment.ts'
import { buildNames } from '../http/allow-reading.ts'
import { readdressBuild } from './readdress-build.ts'
import { runCommand } from './run-command.ts'

const built = new URL('../../../dist/', import.meta.url).pathname

/*
 * `npm run readdress -- https://www.example.com`: gives the build another SITE_URL. It is then what npm run build would
 * have made for that address. With --to the build itself stays, and a copy in that directory is given the address.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' } },
    allowPositionals: true,
  })
  const [address] = positionals
  if (!address) {
    console.error('Say which address: npm run readdress -- https://www.example.com')
    return 2
  }
  const { HSTS_SUBDOMAINS: asked } = process.env
  const { SITE_URL, HSTS_SUBDOMAINS } = readEnvironment({
    SITE_URL: address,
    HSTS_SUBDOMAINS: asked,
  })
  if (SITE_URL !== new URL(SITE_URL).origin)
    throw new Error(
      `${SITE_URL} must be an address without a path, such as https://www.example.com`,
    )
  if (values.to) await copyBuild(values.to)
  const headers = asked ? { hstsSubdomains: HSTS_SUBDOMAINS } : {}
  const changed = await readdressBuild(values.to ?? built, SITE_URL, headers)
  console.log(`The build is for ${SITE_URL} now: ${changed} files changed.`)
  return 0
}

/** Into a directory that may have an older build: a volume cannot be removed as a whole. */
async function copyBuild(target: string): Promise<void> {
  for (const name of buildNames) await rm(join(target, name), { recursive: true, force: true })
  await cp(built, target, { recursive: true })
}

await runCommand(main)
