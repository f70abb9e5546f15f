import type { Figure } from '../figure.ts'

/** Megawatt-hours a kilowatt is deemed to make in a year, by zone of sun. */
export const zoneRatings: Figure<Record<1 | 2 | 3 | 4, number>> = {
  what: 'Zone rating, MWh a year from each kW',
  value: { 1: 1.622, 2: 1.536, 3: 1.382, 4: 1.185 },
  source:
    'Renewable Energy (Electricity) (Zone Ratings and Zones for Solar (Photovoltaic) Systems) Instrument 2019; gosolarquotes.com.au/rebate/who-is-eligible',
  checked: '2026-09-27',
  confidence: 'seen',
}

/**
 * Each postcode from which a zone begins, and the zone: 137 runs without a gap. New South Wales, the ACT and Queensland
 * agree with a second transcription; Victoria was seen once, with spot checks.
 */
export const postcodeZones: Figure<string> = {
  what: 'Zone of sun, by postcode',
  value:
    '0:3 800:2 854:3 855:2 862:3 863:2 870:1 880:3 886:2 1001:3 2356:2 2358:3 2385:2 2390:3 2396:2 2398:3 2400:2 2401:3 ' +
    '2405:2 2408:3 2545:4 2555:3 2628:4 2629:3 2630:4 2640:3 2817:2 2818:3 2821:2 2830:3 2831:2 2842:3 2873:2 2874:3 ' +
    '2878:2 2890:3 3000:4 3036:3 3039:4 3045:3 3046:4 3047:3 3050:4 3059:3 3060:4 3061:3 3065:4 3075:3 3077:4 3099:3 ' +
    '3100:4 3293:3 3303:4 3309:3 3320:4 3334:3 3338:4 3340:3 3759:4 3761:3 3765:4 4000:3 4417:2 4418:3 4428:2 4474:1 ' +
    '4477:2 4479:1 4486:2 4492:1 4493:2 4494:3 4495:2 4498:3 4720:2 4723:3 4724:2 4735:1 4737:3 4823:2 4824:3 4825:2 ' +
    '4828:3 4829:1 4830:3 5432:2 5451:3 5655:2 5670:3 5680:2 5700:3 5710:2 5723:1 5725:2 5731:1 5732:2 5733:1 5800:3 ' +
    '6044:2 6045:3 6257:4 6271:3 6317:4 6350:3 6354:4 6357:3 6395:4 6401:3 6431:2 6432:3 6434:2 6441:1 6442:3 6445:4 ' +
    '6460:3 6468:2 6470:3 6472:2 6473:3 6507:2 6509:3 6510:2 6537:1 6538:2 6556:3 6574:2 6603:3 6608:2 6642:1 6725:2 ' +
    '6751:1 6765:2 6766:1 6798:2 6800:3 7000:4 9000:3',
  source:
    'Clean Energy Regulator, ‘Postcode zone ratings and zones for solar panel systems’, as transcribed by others; not compared with the regulator’s own file',
  checked: '2026-08-09',
  confidence: 'seen once',
}
