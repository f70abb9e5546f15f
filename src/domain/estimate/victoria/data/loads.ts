import type { Figure } from '../../shared/figure.ts'

/** What something takes: its power on average and for how long, or so much energy at a time. */
export type Load = { watts: number; hours: number } | { kwh: number }

export type EveningLoad =
  | 'fridge'
  | 'lights'
  | 'dinner'
  | 'dishwasher'
  | 'washing'
  | 'heating'
  | 'heatingThreeRooms'
  | 'cooling'

export const eveningLoads: Figure<Record<EveningLoad, Load>> = {
  what: 'What things take from 5 pm to 7 am',
  value: {
    fridge: { watts: 50, hours: 14 },
    lights: { watts: 250, hours: 6 },
    dinner: { watts: 1600, hours: 1 },
    dishwasher: { kwh: 1 },
    washing: { kwh: 0.6 },
    heating: { watts: 1000, hours: 5 },
    heatingThreeRooms: { watts: 2000, hours: 5 },
    cooling: { watts: 400, hours: 4 },
  },
  source: 'Our assumption for an ordinary evening; the label on each appliance has yours',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const carUse: Figure<number> = {
  what: 'What an electric car takes, kWh a kilometre',
  value: 0.18,
  source:
    'github.com/Rewiring-Aus/energy-plan-comparison; batteryiq: 0.15 to 0.22 from small cars to large',
  checked: '2026-07-10',
  confidence: 'seen',
}

export type BlackoutLoad =
  | 'fridge'
  | 'kettle'
  | 'lights'
  | 'internet'
  | 'television'
  | 'heaterFan'
  | 'phones'
  | 'standby'
  | 'oven'
  | 'airConditioner'

export const blackoutLoads: Figure<Record<BlackoutLoad, Load>> = {
  what: 'What things take on a careful day in a blackout',
  value: {
    fridge: { watts: 60, hours: 24 },
    kettle: { watts: 2000, hours: 0.5 },
    lights: { watts: 48, hours: 6 },
    internet: { watts: 12, hours: 24 },
    television: { watts: 100, hours: 3 },
    heaterFan: { watts: 150, hours: 8 },
    phones: { kwh: 0.3 },
    standby: { watts: 30, hours: 24 },
    oven: { watts: 1600, hours: 1 },
    airConditioner: { watts: 1500, hours: 8 },
  },
  source: 'Our estimate; the label on each appliance, or a plug-in meter, has yours',
  checked: '2026-11-21',
  confidence: 'assumed',
}
