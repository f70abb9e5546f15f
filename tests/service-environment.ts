import { readFileSync } from 'node:fs'

const unit = readFileSync('deploy/wattlewise@.service', 'utf8')

/** What the service in deploy sets for the allocator, so that memory is measured as it is in service. */
export const serviceEnvironment: Record<string, string> = Object.fromEntries(
  unit
    .matchAll(/^Environment=(MALLOC_\w+)=(\d+)$/gm)
    .map(([, name = '', value = '']) => [name, value]),
)
