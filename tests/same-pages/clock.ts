/*
 * Loaded before everything else into whatever takes part in a recording: the build, the server and the recorder itself.
 * It is always MOMENT, so that recordings of different days show the same times.
 */
process.env.MOMENT ??= '2026-11-24T10:00:00+11:00'
const RealDate = Date
const now = () => RealDate.parse(process.env.MOMENT ?? '')

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

export {}
