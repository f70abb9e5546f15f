/*
 * Loaded into a server before everything else: its clocks are stopped, so no limit is lifted while a test goes on,
 * however slow the machine is.
 */
const RealDate = Date
const now = RealDate.now()
const sinceStart = performance.now()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now] : values, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => now : Reflect.get(target, name, receiver),
})
performance.now = () => sinceStart
