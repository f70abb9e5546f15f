import { expect, test } from 'vitest'
import { formatAttribution } from './format-attribution.ts'

test('an attribution names the page, the referring site and the campaign', () => {
  expect(
    formatAttribution({
      page: '/solar-batteries',
      referrerHost: 'www.google.com',
      utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'batteries-north' },
    }),
  ).toBe('/solar-batteries, from www.google.com, by google cpc, campaign ‘batteries-north’')
})
