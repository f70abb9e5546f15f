import { daysAfter } from '../../../calendar.ts'

/** Three invented installers as they would be typed on a day (YYYY-MM-DD). What is left out is blank. */
export function demoInstallers(today: string): Record<string, string>[] {
  const [year, soon] = [daysAfter(today, 400), daysAfter(today, 45)]
  const certified = (batteryUntil = year) =>
    [
      ['MCS', 'pv', 'DEMO-1', year, today],
      ['MCS', 'battery', 'DEMO-1', batteryUntil, today],
    ]
      .map((parts) => parts.join(', '))
      .join('; ')
  const shared = {
    services: 'panels; batteries',
    property_kinds: 'home; business',
    weekday_hours: '8:00-17:30',
    saturday_hours: '9:00-12:00',
    weight: '1',
    fees: 'panels 40; batteries 50; panels+batteries 70',
    consumer_code: 'RECC',
    code_checked_on: today,
  }
  return [
    {
      ...shared,
      trading_name: 'Demo Heron Solar',
      // No company has a number that begins so.
      company_number: '99000001',
      legal_name: 'Demo Heron Solar Ltd',
      areas: 'Great Britain',
      property_kinds: 'home; business; farm',
      strengths: 'warranty; reviews',
      liability_pounds: '5000000',
      liability_until: year,
      insured_guarantee: 'yes',
      deposit_percent: '25',
      electrical_scheme: 'NICEIC',
      cover_checked_on: today,
      cap_day: '5',
      cap_week: '20',
      weight: '2',
      accreditations: certified(),
      people: '*Hetty Demo, hetty@heron-solar.example, 07700 900101',
    },
    {
      ...shared,
      trading_name: 'Demo Wren Electrical',
      company_number: '99000002',
      legal_name: 'Demo Wren Electrical Ltd',
      areas: 'M; SK; OL; BL; WN',
      strengths: 'local; speed',
      liability_pounds: '2000000',
      liability_until: soon,
      insured_guarantee: 'no',
      deposit_percent: '20',
      electrical_scheme: 'NAPIT',
      cover_checked_on: today,
      cap_day: '12',
      // Ends soon, so that the desk has something to warn of.
      accreditations: certified(soon),
      people: '*Will Demo, will@wren-electrical.example, 07700 900102',
    },
    {
      ...shared,
      trading_name: 'Demo Puffin Batteries',
      legal_name: 'Pat Demo',
      address: '1 Example Street, Edinburgh',
      areas: 'Scotland',
      services: 'batteries',
      strengths: 'price',
      cap_day: '3',
      fees: 'batteries 50',
      consumer_code: 'none',
      accreditations: certified(),
      people: '*Pat Demo, pat@puffin-batteries.example, 07700 900103',
    },
  ]
}
