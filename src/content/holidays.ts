/**
 * Public holidays in Victoria, on which nobody is called. The 28th of December 2026 and 2027 are named by one of two sources
 * only; listed, since a call that waits a day harms nobody.
 * Sources: date-holidays 3.37.0 (AU-VIC, CC BY 3.0); workcalc.com.au. Checked 21 November 2026; business.vic.gov.au has the
 * next year’s.
 */
export const holidaysOfVictoria = [
  '2026-01-01',
  '2026-01-26',
  '2026-03-09',
  '2026-04-03',
  '2026-04-04',
  '2026-04-05',
  '2026-04-06',
  '2026-04-25',
  '2026-06-08',
  '2026-09-25',
  '2026-11-03',
  '2026-12-25',
  '2026-12-26',
  '2026-12-28',
  '2027-01-01',
  '2027-01-26',
  '2027-03-08',
  '2027-03-26',
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-04-25',
  '2027-06-14',
  '2027-09-24',
  '2027-11-02',
  '2027-12-25',
  '2027-12-26',
  '2027-12-27',
  '2027-12-28',
] as const

/** Bank holidays in England and Wales. Source: gov.uk/bank-holidays, from memory; check before relying on it. */
export const holidaysOfEngland = [
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
] as const
