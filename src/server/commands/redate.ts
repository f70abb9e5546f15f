import { parseArgs } from 'node:util'
import { dayOf, isDay } from '#domain/calendar.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { timeZone } from '#estimate/time-zone.ts'
import { redateBuild } from './redate-build.ts'
import { runCommand } from './run-command.ts'

const built = new URL('../../../dist/', import.meta.url).pathname

/*
 * `npm run redate [-- 2027-01-01]`: makes the built files say what holds today, or on that day. A server does so by itself, in
 * memory; a proxy that sends the files needs it each midnight. With --in it is done to the copy in that directory.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { in: { type: 'string' } },
    allowPositionals: true,
  })
  const [day = dayOf(new Date(), timeZone)] = positionals
  if (!isDay(day)) {
    console.error('Say which day: npm run redate -- 2027-01-01')
    return 2
  }
  const changed = await redateBuild(values.in ?? built, day)
  console.log(`The pages say what holds on ${formatDay(day)} now: ${changed} changed.`)
  return 0
})
