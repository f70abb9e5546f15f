import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { securityHeaders } from '../http/security.ts'
import { readBuild, types } from '../http/site.ts'

/**
 * Writes down for proxies what this server says of the built files: `dist/proxy`, which the files in `deploy` include. The
 * security policy has the hashes of the build's own scripts in it, so each build has these files of its own.
 */
export async function writeProxyFiles(directory: string): Promise<void> {
  const headers = securityHeaders(await readBuild(directory))
  const target = join(directory, 'proxy')
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'headers.nginx'), nginxHeaders(headers))
  await writeFile(join(target, 'types.nginx'), nginxTypes())
  await writeFile(join(target, 'headers.caddy'), caddyHeaders(headers))
}

/** Without the one that depends on the file: nginx would send it twice. */
export function nginxHeaders(headers: readonly [string, string][]): string {
  const ofAll = headers.filter(([name]) => name !== 'cross-origin-resource-policy')
  return lines(ofAll.map(([name, value]) => `add_header ${name} "${value}" always;`))
}

/** With the character set in the type, nginx adds none of its own. */
function nginxTypes(): string {
  return lines(Object.entries(types).map(([extension, type]) => `"${type}" ${extension};`))
}

/** The types too, which Caddy would take from the machine's list. */
function caddyHeaders(headers: readonly [string, string][]): string {
  return lines([
    ...headers.map(([name, value]) => `header ${name} "${value}"`),
    ...Object.entries(types).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} content-type "${type}"`,
    ]),
  ])
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
