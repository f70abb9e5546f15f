import { beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from './suite/findings.ts'
import { commandForTest } from './suite/one-test.ts'
import { groupsOf } from './suite/stages.ts'
import { printSummary, type StageResult } from './suite/summary.ts'

const finding: Finding = {
  kind: 'failed',
  file: 'src/domain/offer/fee.test.ts',
  name: 'a fee > costs $1.50',
  project: 'together',
  message: 'expected 1 to be 2',
}
const passed: StageResult = {
  ...{ outcome: 'passed', remark: '', ms: 1_000 },
  ...{ passed: 3, failed: [], unsteady: [] },
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

const isGreen = (stage: Partial<StageResult>, unsteady: Finding[] = []) =>
  printSummary('gate', new Map([['unit', { ...passed, ...stage }]]), unsteady, 5)

test('a run is green if all stages passed and at most five tests are unsteady', () => {
  expect(isGreen({})).toBe(true)
  expect(isGreen({}, Array(5).fill(finding))).toBe(true)
  expect(isGreen({}, Array(6).fill(finding))).toBe(false)
  expect(isGreen({ outcome: 'failed', failed: [finding] })).toBe(false)
  expect(isGreen({ outcome: 'failed', ending: 'It broke.' })).toBe(false)
  expect(isGreen({ outcome: 'not run' })).toBe(false)
})

test('a stage that there is not is refused, and so is one that only the deep suite has', () => {
  expect(groupsOf('deep', ['looks', 'build'])).toEqual([['build'], ['looks']])
  expect(() => groupsOf('deep', ['lokos'])).toThrow('no stage called lokos')
  expect(() => groupsOf('gate', ['looks'])).toThrow('no stage called looks')
})

test('a summary names what failed, why, and how to see it again', () => {
  isGreen({ outcome: 'failed', failed: [finding] })
  const printed = vi.mocked(console.log).mock.calls.flat().join('\n')
  for (const part of ['a fee > costs $1.50', finding.message, 'test:steady -- src/domain/offer'])
    expect(printed).toContain(part)
  expect(printed).toContain('\n3 passed, 1 failed')
})

test('a test runs again by its own name, once, in its project', () => {
  expect(commandForTest(finding)).toEqual([
    ...['vitest', 'run', finding.file, '--retry=0', '--maxWorkers=1'],
    ...['--project', 'together', '-t', String.raw`a fee > costs \$1\.50`],
  ])
  const visit = { file: 'tests/visits/britain/prices.spec.ts', line: 7, project: 'britain' }
  const command = commandForTest({ ...visit, name: 'a price' })
  expect(command.slice(0, 4)).toEqual(['env', 'SITE_BRAND=uk', 'node', 'src/launch.ts'])
  expect(command).toContain('tests/visits/britain/prices.spec.ts:7')
})
