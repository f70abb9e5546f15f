import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, isCompressible } from '#site/build/compress.ts'
import { allowReading } from '../http/allow-reading.ts'
import { readBuild } from '../http/site.ts'
import { writeProxyFiles } from './proxy-files.ts'

/**
 * Makes a build what it would be had it been built for another address, and, where it is said, with other headers for the hosts below it.
 * Returns how many files that changed.
 */
export async function readdressBuild(
  directory: string,
  address: string,
  headers: { hstsSubdomains?: boolean } = {},
): Promise<number> {
  const build = await readBuild(directory)
  // Not where it's only the beginning of another host's name, or of another port.
  const old = new RegExp(`${RegExp.escape(build.siteUrl)}(?![\\w-]|\\.\\w|:\\d)`, 'g')
  const root = join(directory, 'site')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const changed = await Promise.all(files.map((file) => replaceIn(file, old, address)))
  const readdressed = { ...build, ...headers, siteUrl: address }
  await writeFile(join(directory, 'build.json'), `${JSON.stringify(readdressed, null, 2)}\n`)
  await writeProxyFiles(directory)
  await allowReading(directory)
  return changed.filter(Boolean).length
}

async function replaceIn(file: string, old: RegExp, address: string): Promise<boolean> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(old, () => address)
  if (after === before) return false
  await writeFile(file, after)
  await compress(file)
  return true
}
