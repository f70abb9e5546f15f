import type { Figure } from '../../shared/figure.ts'
import type { Distributor } from '../data/tariffs.ts'

/** Where each distributor gives a household its readings. */
export const portals: Figure<Record<Distributor, { portal: string; file: string }>> = {
  what: 'Distributors’ portals, and the file to ask them for',
  value: {
    'AusNet Services': { portal: 'myHomeEnergy', file: 'the data export, as the account holder' },
    CitiPower: { portal: 'myEnergy', file: 'the detailed report' },
    Jemena: { portal: 'My Portal', file: 'the interval data as CSV' },
    Powercor: { portal: 'myEnergy', file: 'the detailed report' },
    'United Energy': { portal: 'myEnergy', file: 'the detailed report as CSV' },
  },
  source: 'A public project that compares plans from these files; only United Energy’s was tried',
  checked: '2026-10-08',
  confidence: 'seen once',
}
