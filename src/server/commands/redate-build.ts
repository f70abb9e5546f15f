import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from '#site/build/compress.ts'
import { allowReading } from '../http/allow-reading.ts'
import { loadViews, readBuild } from '../http/site.ts'

/** Makes the files of a build say what holds on a day, such as 2027-01-01. Returns how many pages that changed. */
export async function redateBuild(directory: string, day: string): Promise<number> {
  const build = await readBuild(directory)
  const { redate } = await loadViews(directory)
  const root = join(directory, 'site')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  let changed = 0
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    const before = await readFile(file, 'utf8')
    const after = redate(before, day)
    if (after === before) continue
    await replace(file, after)
    await compress(file)
    changed += 1
  }
  await replace(join(directory, 'build.json'), `${JSON.stringify({ ...build, day }, null, 2)}\n`)
  await allowReading(directory)
  return changed
}

/** Requests meanwhile get the old file or the new one. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
