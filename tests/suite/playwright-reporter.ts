import { relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { appendFinding, firstLine } from './findings.ts'

/** Tells tests/suite/run.ts which visits failed, and which passed only when tried again. */
export default class FindingsReporter implements Reporter {
  #root: Suite | undefined
  readonly #outside: string[] = []

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root
  }

  onError(error: TestError): void {
    this.#outside.push(firstLine(error.message))
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#root?.allTests() ?? []
    for (const visit of tests) {
      const outcome = visit.outcome()
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue
      appendFinding({
        kind: outcome === 'flaky' ? 'unsteady' : 'failed',
        file: relative(process.cwd(), visit.location.file),
        line: visit.location.line,
        name: visit.title,
        project: visit.parent.project()?.name ?? '',
        message: firstLine(visit.results.find(({ error }) => error)?.error?.message),
      })
    }
    appendFinding({
      kind: 'run',
      passed: tests.filter((visit) => ['expected', 'flaky'].includes(visit.outcome())).length,
      failed: tests.filter((visit) => visit.outcome() === 'unexpected').length,
      outside:
        status === 'timedout' ? [...this.#outside, 'the whole run timed out'] : this.#outside,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}
