import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { securityTxt } from '#site/security-txt.ts'
import { noSite } from '../../../tests/no-site.ts'
import { securityTxtWarning } from './security-txt.ts'

const siteUrl = 'https://www.wattlewise.example'
const built = new Date('2026-11-22T21:51:00Z')
const daysLater = (days: number) => new Date(built.getTime() + days * 24 * 3_600_000)
const text = securityTxt({ brand: au, siteUrl, now: built })

test('security.txt names the brand’s address and its own, and holds for less than a year', () => {
  expect(text.trimEnd().split('\n')).toEqual([
    'Contact: mailto:hello@wattlewise.example',
    'Expires: 2027-11-17T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.wattlewise.example/.well-known/security.txt',
  ])
  expect(Date.parse('2027-11-17T00:00:00Z')).toBeLessThan(daysLater(365).getTime())
})

test('a build that is nearly a year old asks for another', () => {
  const body = Buffer.from(text)
  const site = {
    ...noSite(siteUrl),
    files: new Map([
      [
        '/.well-known/security.txt',
        { type: 'text/plain', immutable: false, plain: { body, etag: '"a"' } },
      ],
    ]),
  }
  expect(securityTxtWarning(site, daysLater(328))).toBeUndefined()
  for (const days of [330, 500])
    expect(securityTxtWarning(site, daysLater(days))).toBe(
      'security.txt runs out on 2027-11-17: build the site again.',
    )
  expect(securityTxtWarning(noSite(siteUrl), daysLater(500))).toBeUndefined()
})
