import type { Figure } from '../../shared/figure.ts'

export const mostPanelsToInverter: Figure<number> = {
  what: 'Most kW of panels for each kW of inverter',
  value: 1.33,
  source:
    'The usual limit for the certificates; with a battery on the same inverter, makers may allow more',
  checked: '2026-11-21',
  confidence: 'unverified',
}
