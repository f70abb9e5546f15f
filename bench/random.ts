/** Random numbers that are the same every time, by their seed (mulberry32). */
export type Random = ReturnType<typeof createRandom>

export function createRandom(seed: number) {
  let state = seed
  /** At least 0, less than 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const hex = (digits: number) => {
    let text = ''
    while (text.length < digits)
      text += Math.floor(next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0')
    return text.slice(0, digits)
  }
  return {
    next,
    hex,
    happens: (share: number) => next() < share,
    /** One of these; with a bend above 1 the first ones come more often. */
    oneOf: <Item>(items: readonly Item[], bend = 1): Item =>
      items[Math.floor(items.length * next() ** bend)] as Item,
    /** One of these, each as often as its share of them all. */
    byShare: <Item extends { share: number }>(items: readonly Item[]): Item => {
      let left = next() * items.reduce((total, { share }) => total + share, 0)
      const item = items.find(({ share }) => {
        left -= share
        return left < 0
      })
      return (item ?? items[0]) as Item
    },
    /** A waiting time with this mean (exponential distribution). */
    waiting: (mean: number) => -Math.log(1 - next()) * mean,
    /** A UUIDv7 of this time, in milliseconds since 1970. */
    idAt: (moment: number) => {
      const time = Math.floor(moment).toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`
    },
  }
}
