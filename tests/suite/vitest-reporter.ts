import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { appendFinding, firstLine } from './findings.ts'

/** Tells tests/suite/run.ts which tests failed, and which passed only when tried again. */
export default class FindingsReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result()
    const isUnsteady = testCase.diagnostic()?.flaky
    if (state !== 'failed' && !isUnsteady) return
    appendFinding({
      kind: isUnsteady ? 'unsteady' : 'failed',
      file: fileOf(testCase.module),
      name: testCase.fullName,
      project: testCase.project.name,
      message: firstLine(errors?.[0]?.message),
    })
  }

  /** A file that can't be loaded, or whose hooks fail, has no test to name. */
  onTestModuleEnd(module: TestModule): void {
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
    if (errors.length > 0)
      appendFinding({
        kind: 'failed',
        file: fileOf(module),
        name: '',
        project: module.project.name,
        message: firstLine(errors[0]?.message),
      })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = (state: 'passed' | 'failed') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
    appendFinding({
      kind: 'run',
      passed: count('passed'),
      failed: count('failed'),
      outside: unhandledErrors.map(({ message }) => firstLine(message)),
    })
  }
}

function fileOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId)
}
