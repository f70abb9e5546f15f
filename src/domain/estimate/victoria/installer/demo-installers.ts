import { daysAfter } from '../../../calendar.ts'

// Their check digits hold, or they couldn't be saved. But no business has them: the nine digits after the first two are a company's
// number or drawn at random, and no company's number ends in these.
const abns = ['80 000 000 001', '61 000 000 002', '42 000 000 003'] as const

/** Three invented installers as they would be typed on a day (YYYY-MM-DD). What is left out is blank. */
export function demoInstallers(today: string): Record<string, string>[] {
  const [year, soon] = [daysAfter(today, 400), daysAfter(today, 45)]
  const accredited = (person: string, batteriesUntil = year) =>
    [
      [person, 'design', 'DEMO-1', year],
      [person, 'installation', 'DEMO-1', year],
      [person, 'batteries', 'DEMO-1', batteriesUntil],
    ]
      .map((parts) => parts.join(', '))
      .join('; ')
  const shared = {
    services: 'panels; batteries; roof-tiles',
    property_kinds: 'home; business',
    weekday_hours: '7:30-17:00',
    saturday_hours: '9:00-12:00',
    weight: '1',
    fees: 'panels 60; batteries 85; panels+batteries 110; roof-tiles 90',
    seller_number: 'DEMO-2',
    seller_expires_on: year,
  }
  return [
    {
      ...shared,
      trading_name: 'Demo Wattle Solar',
      abn: abns[0],
      areas: 'Victoria',
      property_kinds: 'home; business; farm',
      strengths: 'warranty; reviews',
      cap_day: '5',
      cap_week: '20',
      weight: '2',
      accreditations: accredited('Wanda Demo'),
      people: '*Wanda Demo, wanda@wattle-solar.example, 0491 570 156',
    },
    {
      ...shared,
      trading_name: 'Demo Magpie Electrical',
      abn: abns[1],
      areas: 'inner; northern; western; eastern',
      strengths: 'local; speed',
      cap_day: '12',
      // Ends soon, so that the desk has something to warn of.
      accreditations: accredited('Milo Demo', soon),
      people: '*Milo Demo, milo@magpie-electrical.example, 0491 570 157',
    },
    {
      ...shared,
      trading_name: 'Demo Possum Batteries',
      abn: abns[2],
      areas: 'Victoria',
      except_postcodes: '3000-3010',
      services: 'batteries',
      strengths: 'price',
      cap_day: '3',
      fees: 'batteries 85',
      accreditations: accredited('Poppy Demo'),
      people: '*Poppy Demo, poppy@possum-batteries.example, 0491 570 158',
    },
  ]
}
