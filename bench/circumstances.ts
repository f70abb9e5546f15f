import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sum } from './statistics.ts'

/** When, on which machine and commit something was measured, and how busy the machine was with other work. */
export function circumstances(versions: Record<string, string>, inUse: number): string {
  const all = Object.entries({ node: process.version.slice(1), ...versions })
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `commit ${commit()}`,
    all.map(([name, version]) => `${name} ${version}`).join(', '),
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB; ${Math.round(inUse * 100)} % in use by others just before`,
  ].join('  \n')
}

/** The share of all cores that is in use over two seconds. */
export async function shareInUse(): Promise<number> {
  const before = coreTimes()
  await wait(2000)
  const after = coreTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  }
}

function commit(): string {
  const changed = git('status', '--porcelain', '--', '.', ':!bench/results.md')
  return git('rev-parse', '--short', 'HEAD') + (changed ? ' with uncommitted changes' : '')
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

export function packageVersion(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}

/** A program's version; undefined if it is not installed. */
export function programVersion(program: string, flag = '--version'): string | undefined {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0]
}
