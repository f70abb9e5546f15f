import { otherEditions } from '../../src/edition.ts'
import { firstBrandOf } from '../edition-settings.ts'
import type { Finding } from './findings.ts'

type OneTest = Pick<Finding, 'file' | 'name'> & Partial<Pick<Finding, 'line' | 'project'>>

/** The program and its parameters that run one test by itself, once: all of its file where it has no name. */
export function commandForTest({ file, line, name, project }: OneTest): string[] {
  if (!file.endsWith('.spec.ts'))
    return [
      ...['vitest', 'run', file, '--retry=0', '--maxWorkers=1'],
      ...(project ? ['--project', project] : []),
      ...(name ? ['-t', escapeRegExp(name)] : []),
    ]
  const visits = project ?? 'visits'
  return [
    ...(otherEditions.includes(visits) ? inEdition(visits) : []),
    ...['playwright', 'test', line ? `${file}:${line}` : file, '--retries=0', '--workers=1'],
    `--project=${visits}`,
    ...(name ? ['-g', escapeRegExp(name)] : []),
  ]
}

function inEdition(edition: string): string[] {
  return ['env', `SITE_BRAND=${firstBrandOf(edition)}`, 'node', 'src/launch.ts']
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
