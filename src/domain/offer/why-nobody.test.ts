import { expect, test } from 'vitest'
import { contenderWith, matchLeadWith, needWith, pastOffer } from '../../../tests/installers.ts'
import type { Installer } from '../installer/installer.ts'
import { matchInstallers, type PastOffer } from './match.ts'
import type { Need } from './need.ts'
import { whyNobody } from './why-nobody.ts'

const person = { person: 'Con', number: 'S4471902' }
const somewhere = (...postcodes: string[]) => ({
  area: { wholeState: false, regions: [], postcodes, exceptPostcodes: [] },
})
const endedBatteries: Partial<Installer> = {
  accreditations: [{ ...person, category: 'batteries', expiresOn: '2026-10-30' }],
}

function why(need: Partial<Need>, installers: Partial<Installer>[], offers: PastOffer[] = []) {
  const candidates = matchInstallers(
    { ...matchLeadWith(need), offers },
    installers.map((changes) => contenderWith(changes)),
    '2026-11-19',
  )
  const nameOf = (id: string) => installers.find((one) => one.id === id)?.tradingName ?? id
  return whyNobody({ ...needWith(need), candidates, nameOf })
}

const batteries: Partial<Need> = { services: ['batteries'], postcode: '3875', region: 'regional' }
const a = { id: 'a', tradingName: 'Wirrabilla Solar' }
const b = { id: 'b', tradingName: 'Kiln Lane Energy' }

test.for<[string, ReturnType<typeof why>, ReturnType<typeof why>]>([
  ['somebody suits', why(batteries, [a]), undefined],
  [
    'there is nobody',
    why(batteries, []),
    { line: 'No installer yet', help: 'Add one under Installers' },
  ],
  [
    'the postcode is missing',
    why({ postcode: '', region: undefined }, [{ ...a, ...somewhere('3011') }]),
    { line: 'Ask the postcode', help: 'Without it only installers for all of Victoria suit' },
  ],
  [
    'it is in another state',
    why({ postcode: '2000', region: undefined }, [a]),
    {
      line: '2000 is in New South Wales',
      help: 'Tell them we work in Victoria, or correct the postcode',
    },
  ],
  [
    'an installer that is one thing away is closest',
    why(batteries, [
      { ...a, ...endedBatteries },
      { ...b, ...somewhere('3011'), services: ['panels'] },
    ]),
    {
      line: 'No one for batteries in 3875',
      help: 'Closest: Wirrabilla Solar, accreditation for batteries ended 30 October',
    },
  ],
  [
    'of two that are one thing away, one that waits comes before one that works elsewhere',
    why(batteries, [
      { ...a, ...somewhere('3011') },
      { ...b, pausedUntil: '2026-11-30' },
    ]),
    {
      line: 'No one for batteries in 3875',
      help: 'Closest: Kiln Lane Energy, paused until 30 November',
    },
  ],
  [
    'several reasons are counted',
    why({ ...batteries, services: ['panels', 'batteries'] }, [
      { ...a, ...somewhere('3011'), pausedUntil: '2026-11-30' },
    ]),
    {
      line: 'No one for panels and batteries in 3875',
      help: 'Closest: Wirrabilla Solar, does not cover 3875, and 1 more',
    },
  ],
  [
    'who had it already is not asked again',
    why(batteries, [a, { ...b, caps: { day: 0 } }], [pastOffer('declined', { installer: 'a' })]),
    {
      line: 'No one else for batteries in 3875',
      help: 'Closest: Kiln Lane Energy, had its 0 for today',
    },
  ],
  [
    'everybody had it',
    why(batteries, [a], [pastOffer('expired', { installer: 'a' })]),
    { line: 'No one else for batteries in 3875', help: '' },
  ],
])('%s', ([, answer, expected]) => {
  expect(answer).toEqual(expected)
})
