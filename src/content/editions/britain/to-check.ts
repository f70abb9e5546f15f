/** What a person has to check live before a brand of this edition is published. `brand.checked` says that it was. */
export const toCheck: readonly string[] = [
  'The price cap from 1 January 2027, its 14 regional tables, and Economy 7 rates',
  'VAT on electricity: the instrument, and whether it is carried past March 2027',
  'VAT Notice 708/6, and the time of supply',
  'Export pages of the six large suppliers and Octopus',
  'MCS: the spreadsheet of MGD 003 and its terms, the register’s wording, and code rules',
  'Prices: Energy Saving Trust, official figures for 4 to 10 kW, inverters, batteries over 5 kWh, plug-in kits',
  'Local Grant, ECO4’s last day, Warm Homes loans, Home Energy Scotland and Nest',
  'The rules for plug-in kits (SI 2026/848), and their register',
  'Planning orders for Scotland and Wales, and England’s prior approval',
  'Times and fees of G98 and G99, and PAS 63100',
  'The ICO’s guidance on direct marketing, the TPS licence, complaints and the ICO’s fee',
  'The CMA’s guidance on comparison sites, and rulings of the ASA',
  'A solicitor: the boxes, the yes, “money experts”, the trade mark',
  'Capital allowances',
  'Guidance on calling hours, and the holidays feed',
  'Postcodes to nations and networks from open data, with 110 disputed districts',
]
