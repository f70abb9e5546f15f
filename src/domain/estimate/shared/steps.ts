/** Work in steps of a few milliseconds, so that a browser can attend to its visitor in between. */
export type InSteps<Value> = Generator<undefined, Value>

/** All steps at once. */
export function finish<Value>(steps: InSteps<Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
