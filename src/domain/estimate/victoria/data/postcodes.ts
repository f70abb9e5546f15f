import type { Figure } from '../../shared/figure.ts'

/** A bit for each postcode from 3000 to 3999, four to a digit of base 16: whether it is a place’s. */
export const postcodesOfPlaces: Figure<string> = {
  what: 'Victorian postcodes of places',
  value:
    'bebdbfffefffdffffbfb7ff7d7fd787ffffffffbf7ff7fffffef1ffffbfff07208ffffff4e0fc7b77cff' +
    'ee439ed8377cdbd8c14f399ff6ebb42fdc96b5f2ac749ef5744aa71f7fbd9def3d01aaef877fcb403be6' +
    'd635b17cddf7b7adfcb7ffff21777dddbfefafc1d0a93afac772a7fdab87dbf7f6ffe36faf11fc9b98',
  source: 'ABS, ASGS 2021 (CC BY 4.0); seven more from published plan geography',
  checked: '2026-11-22',
  confidence: 'seen',
}
