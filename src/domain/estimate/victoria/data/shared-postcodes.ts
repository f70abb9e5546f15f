import type { Figure } from '../../shared/figure.ts'
import type { State } from './states.ts'

/** Jervis Bay is a territory of its own, with no programs that we know of. */
export type Neighbour = State | 'JBT'

/** The postcodes outside Victoria that states share: their places beyond the state of the range, as used in a sentence. */
export const sharedPostcodes: Figure<
  Readonly<Record<string, Readonly<Partial<Record<Neighbour, string>>>>>
> = {
  what: 'Postcodes that states share, outside Victoria',
  value: {
    '0872': {
      SA: 'Indulkana, Mimili and others in South Australia',
      WA: 'Irrunytju, Warakurna and others in Western Australia',
    },
    2540: { JBT: 'Jervis Bay and Wreck Bay in the Jervis Bay Territory' },
    2611: { NSW: 'Brindabella and Uriarra in New South Wales' },
    2618: { NSW: 'Springrange and Wallaroo in New South Wales' },
    2620: { ACT: 'Hume, Oaks Estate, Tharwa and others in the Australian Capital Territory' },
    4375: { NSW: 'a part of Cottonvale in New South Wales' },
    4377: { NSW: 'Maryland in New South Wales' },
    4380: { NSW: 'Amosfield, Ruby Creek and Undercliffe in New South Wales' },
    4383: { NSW: 'Jennings in New South Wales' },
    4385: { NSW: 'Camp Creek and a part of Texas in New South Wales' },
    4825: { NT: 'Ranken in the Northern Territory' },
  },
  source:
    'A free table of Australia’s postcodes (github.com/matthewproctor/australianpostcodes, September 2025)',
  checked: '2026-11-29',
  confidence: 'seen once',
}
