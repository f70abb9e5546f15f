import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const units = [
  'wattlewise@.service',
  'wattlewise-backup.service',
  'wattlewise-backup.timer',
  'wattlewise-redate.service',
  'wattlewise-redate.timer',
] as const

test.each(units)('systemd finds nothing wrong with %s', (unit) => {
  const { status, said } = verify(machine(), unit)
  expect(said).toBe('')
  expect(status).toBe(0)
})

test('systemd says which line it does not know, and which program is not there', () => {
  const root = machine()
  const unit = join(root, 'etc/systemd/system/wattlewise@.service')
  execFileSync('sed', ['-i', 's/^MemoryMax=/MemoryMost=/; s|/.bin/node|/.bin/gone|', unit])
  const { said } = verify(root, 'wattlewise@.service')
  expect(said).toContain('MemoryMost')
  expect(said).toContain('/opt/wattlewise/node_modules/.bin/gone is not executable')
})

/** A directory that looks as the machine does once docs/operating.md has been followed. */
function machine(): string {
  const root = mkdtempSync(join(tmpdir(), 'machine-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const unit of units) {
    mkdirSync(join(root, 'etc/systemd/system'), { recursive: true })
    cpSync(join('deploy', unit), join(root, 'etc/systemd/system', unit))
  }
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const program of ['/opt/wattlewise/node_modules/.bin/node', '/bin/sh', '/usr/bin/find']) {
    const path = join(root, program)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    chmodSync(path, 0o755)
  }
  return root
}

function verify(root: string, unit: string): { status: number | null; said: string } {
  const path = unit.replace('@.', '@3001.')
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', '--recursive-errors=no', `--root=${root}`, path],
    { encoding: 'utf8' },
  )
  return { status, said: `${stdout}${stderr}`.trim() }
}
