import type { Figure } from '../../shared/figure.ts'

/** A bit for each postcode from 3000 to 3999, in base 64: whether it is a place’s. */
export const postcodesOfPlaces: Figure<string> = {
  what: 'Victorian postcodes of places',
  value:
    'vr2//+//3//7+3/31/14f/////v3/3///+8f//v/8HII////Tg/Ht3z/7kOe2Dd829jBTzmf9uu0L9yWtfKs' +
    'dJ71dEqnH3+9ne89Aarvh3/LQDvm1jWxfN33t638t///IXd93b/vr8HQqTr6x3Kn/auH2/f2/+NvrxH8m5g=',
  source: 'ABS, ASGS 2021 (CC BY 4.0); seven more from published plan geography',
  checked: '2026-11-22',
  confidence: 'seen',
}
