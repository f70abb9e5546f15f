import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Lets everybody read a build, whoever made it: nginx sends its files as another user. */
export async function allowReading(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all([directory, ...names.map((name) => join(directory, name))].map(allow))
}

async function allow(path: string): Promise<void> {
  const stats = await stat(path)
  const mode = stats.isDirectory() ? 0o755 : 0o644
  if ((stats.mode & 0o777) !== mode) await chmod(path, mode)
}
