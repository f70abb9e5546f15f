import { expect, test } from 'vitest'
import { contenderWith, matchLeadWith, pastOffer } from '../../../tests/installers.ts'
import { matchInstallers } from './match.ts'
import { whyChosen } from './why-chosen.ts'

const today = '2026-11-19'
const lead = matchLeadWith({ services: ['batteries'], preference: 'warranty' })
const ladder = contenderWith({ strengths: ['warranty'], caps: { day: 5 } })
const tinRoof = contenderWith({ id: 'tin-roof' })

test('a visitor reads four reasons at most, what they asked for among the first', () => {
  const trace = matchInstallers(lead, [ladder, tinRoof], today)
  expect(whyChosen([trace], 'bright-ladder')).toEqual({
    reasons: [
      'Covers 3011',
      'Known for long warranties, which was asked for',
      'Accredited for batteries until 30 June 2027',
      'Fits batteries',
    ],
    facts: [],
    suited: 2,
  })
})

test('the reasons are those that made the offer, not those of a later look', () => {
  const before = matchInstallers(lead, [ladder, tinRoof], today)
  const offers = [pastOffer('offered'), pastOffer('declined', { installer: 'tin-roof' })]
  const after = matchInstallers({ ...lead, offers }, [ladder, tinRoof], today)
  expect(whyChosen([before, after], 'bright-ladder')).toEqual(whyChosen([before], 'bright-ladder'))
})

test('an installer asked out of turn has no turn, and the reasons against it are left out', () => {
  const trace = matchInstallers(lead, [contenderWith({ pausedUntil: '2026-11-30' })], today)
  const { reasons, suited } = whyChosen([trace], 'bright-ladder')
  expect(suited).toBe(0)
  expect(reasons).not.toContain('Paused until 30 November')
  expect(whyChosen([], 'bright-ladder')).toEqual({ reasons: [], facts: [], suited: 0 })
})

test('its code and its insurance are read beside the four, whether they speak for it or not', () => {
  const open = contenderWith({
    strengths: ['warranty'],
    consumerCode: { name: 'none', checkedOn: today },
    cover: { liability: { pounds: 5_000_000, until: '2027-06-30' }, checkedOn: today },
  })
  const { reasons, facts } = whyChosen([matchInstallers(lead, [open], today)], 'bright-ladder')
  expect(reasons).toHaveLength(4)
  expect(facts).toEqual([
    'In no consumer code, checked 19 November',
    expect.stringMatching(/^Insured to .5m until June$/),
  ])
})
