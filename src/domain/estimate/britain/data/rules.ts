import type { Figure } from '../../shared/figure.ts'

export const fitAndInform: Figure<{ one: number; three: number; days: number }> = {
  what: 'G98: kW of inverters that may be fitted before the network is told, on one phase and on three, and days to tell it in',
  value: { one: 3.68, three: 11.04, days: 28 },
  source: 'Ministers’ answer in Parliament; installers’ guides',
  checked: '2026-11-22',
  confidence: 'seen',
  after: 'keep',
}

export const approvalDays: Figure<readonly [number, number, number]> = {
  what: 'G99: working days of the fast track, and of the others',
  value: [20, 45, 65],
  source: 'Installers’ guides',
  checked: '2026-11-22',
  validTo: '2027-05-31',
  confidence: 'seen once',
  after: 'say the date',
}

export const plugIn: Figure<{ va: number; watts: number; panels: number; kits: number }> = {
  what: 'Plug-in solar: VA of the kit, W of panels, panels, kits a home; no battery, to be registered, no pay for export',
  value: { va: 800, watts: 2000, panels: 4, kits: 1 },
  source: 'SI 2026/848, in force 27 August 2026, through a public file checked on 5 October 2026',
  checked: '2026-10-05',
  validTo: '2027-03-31',
  confidence: 'seen once',
  after: 'say the date',
}

export const carbon: Figure<number> = {
  what: 'Carbon in a kWh from the grid, kg',
  value: 0.14395,
  source: 'DESNZ conversion factors 2026',
  checked: '2026-07-31',
  validTo: '2027-07-31',
  confidence: 'seen once',
  after: 'say the date',
}

export const businessTax: Figure<{ allowance: number; above: number }> = {
  what: 'Solar on business premises: Annual Investment Allowance, £, and the share written off in the first year above it; no full expensing',
  value: { allowance: 1_000_000, above: 0.5 },
  source: 'Three trade guides of June 2026 citing HMRC CA22335',
  checked: '2026-06-27',
  validTo: '2027-03-31',
  confidence: 'seen',
  after: 'say the date',
}

/** A quote that asks for more before anything is on the roof is asked about. */
export const mostDeposit: Figure<number> = {
  what: 'Deposit, as a share of the price, above which we ask',
  value: 0.25,
  source: 'House rule',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

export const selfUseMargin: Figure<number> = {
  what: 'By how much a promised use at home may lie above our model, as a share of what is made',
  value: 0.1,
  source: 'House rule: twice as far as homes of a kind differ',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}
