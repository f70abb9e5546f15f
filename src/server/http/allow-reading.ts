import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build has in `dist`. */
export const buildNames = ['site', 'views', 'proxy', 'build.json', 'search.json']

/** Makes these parts of a directory readable by all users: nginx serves the files as another user. */
export async function allowReading(directory: string, names = buildNames): Promise<void> {
  const all = await readdir(directory)
  const paths = all.filter((name) => names.includes(name)).map((name) => join(directory, name))
  // The directory may be another user's volume that is open already.
  const { mode } = await stat(directory)
  if ((mode & 0o055) !== 0o055) await chmod(directory, 0o755)
  await Promise.all(paths.map(allow))
}

async function allow(path: string): Promise<void> {
  const stats = await stat(path)
  const mode = stats.isDirectory() ? 0o755 : 0o644
  if ((stats.mode & 0o777) !== mode) await chmod(path, mode)
  if (stats.isDirectory())
    await Promise.all((await readdir(path)).map((name) => allow(join(path, name))))
}
