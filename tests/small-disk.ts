import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'

export type Disk = { directory: string; fill(): void; empty(): void }

/** A disk of its own for one test. Without the right to mount one the test is skipped and says why. */
export function mountDisk(
  { skip, onTestFinished }: Pick<TestContext, 'skip' | 'onTestFinished'>,
  megabytes: number,
): Disk {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-disk-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', directory]
  if (!succeeds('mount', mount)) skip('This test mounts a small disk, which only root may.')
  onTestFinished(() => void succeeds('umount', ['-l', directory]))
  const filler = join(directory, 'filler')
  return {
    directory,
    /** To the last page. */
    fill: () => {
      for (const bytes of [1024 * 1024, 4096])
        while (appends(filler, bytes)) {
          // On.
        }
    },
    empty: () => rmSync(filler, { force: true }),
  }
}

/** Makes files read-only for everybody, also where they are open. False where this file system or user cannot. */
export function setImmutable(files: readonly string[], immutable: boolean): boolean {
  return succeeds('chattr', [immutable ? '+i' : '-i', ...files])
}

function succeeds(command: string, options: readonly string[]): boolean {
  try {
    execFileSync(command, options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function appends(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}
