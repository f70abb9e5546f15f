import { assert, constantFrom, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangesIn } from '../../../../tests/sweep-households.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Changes } from './inputs/assumptions.ts'
import { defaultInputs, type Inputs, inputRules } from './inputs/inputs.ts'
import { batteryCertificates, panelCertificates } from './money/certificates.ts'
import { fixedFigures, relevantAssumptions } from './relevant-figures.ts'

const today = '2026-11-21'

function estimateFor(inputs: Partial<Inputs>, changes: Changes = {}): HomeEstimate {
  const estimate = estimateHome({ ...defaultInputs, ...inputs }, changes, today)
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return estimate
}

const anyHousehold = record({
  kwh: integer({ min: 500, max: 25_000 }),
  when: constantFrom(...inputRules.when.choices),
  facing: constantFrom(...inputRules.facing.choices),
  shade: constantFrom(...inputRules.shade.choices),
  tariff: constantFrom(...inputRules.tariff.choices),
  have: constantFrom(...inputRules.have.choices),
  kw: double({ min: 0.5, max: 30, noNaN: true }),
  battery: double({ min: 0, max: 40, noNaN: true }),
  postcode: constantFrom('3000', '3350', '3500', '3820', '3999'),
})

const levels = ['low', 'mid', 'high'] as const
const runs = { numRuns: 60 }

describe('for every household', () => {
  test('more panels never make less', () => {
    assert(
      property(anyHousehold, double({ min: 0, max: 20, noNaN: true }), (one, more) => {
        const few = estimateFor(one).energy.withoutBattery.generation
        const many = estimateFor({ ...one, kw: one.kw + more }).energy.withoutBattery.generation
        for (const level of levels) expect(many[level]).toBeGreaterThanOrEqual(few[level])
      }),
      runs,
    )
  })

  test('self-use is never more than the use, or the generation', () => {
    assert(
      property(anyHousehold, (one) => {
        const { withoutBattery, withBattery } = estimateFor(one).energy
        for (const totals of [withoutBattery, withBattery ?? withoutBattery])
          for (const level of levels) {
            expect(totals.self[level]).toBeLessThanOrEqual(totals.use[level] * (1 + 1e-9))
            expect(totals.self[level]).toBeLessThanOrEqual(totals.generation[level] * (1 + 1e-9))
            expect(totals.imported[level]).toBeGreaterThanOrEqual(-1e-6)
            expect(totals.exported[level]).toBeGreaterThanOrEqual(-1e-6)
          }
      }),
      runs,
    )
  })

  test('another panel never makes the bill larger', () => {
    assert(
      property(anyHousehold, double({ min: 0.01, max: 5, noNaN: true }), (home, more) => {
        // Behind panels the kWh are what they leave to buy.
        const one = { ...home, have: 'no' } as const
        const before = estimateFor(one).bill.after
        const after = estimateFor({ ...one, kw: one.kw + more }).bill.after
        expect(after.mid).toBeLessThanOrEqual(before.mid + 1e-6)
      }),
      runs,
    )
  })

  test('every number is finite, and every range is in order', () => {
    assert(
      property(anyHousehold, (one) => {
        const answer = estimateFor(one)
        for (const { low, mid, high } of rangesIn(answer)) {
          expect(low).toBeLessThanOrEqual(mid + 1e-6)
          expect(mid).toBeLessThanOrEqual(high + 1e-6)
        }
        expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined/)
      }),
      runs,
    )
  })
})

test('waiting never earns more certificates, and never fewer than none', () => {
  const day = integer({ min: 0, max: 2600 })
  const dateOf = (days: number) =>
    new Date(Date.UTC(2025, 6, 1) + days * 86_400_000).toISOString().slice(0, 10)
  assert(
    property(
      day,
      day,
      double({ min: 0, max: 120, noNaN: true }),
      constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
      (one, other, size, zone) => {
        const [early, late] = [dateOf(Math.min(one, other)), dateOf(Math.max(one, other))]
        for (const count of [
          (on: string) => panelCertificates(size, zone, on),
          (on: string) => batteryCertificates(size, on),
        ]) {
          expect(count(late)).toBeGreaterThanOrEqual(0)
          expect(count(early)).toBeGreaterThanOrEqual(count(late))
        }
      },
    ),
  )
})

describe('a house in Melbourne with 6.6 kW facing north', () => {
  const roof = { facing: 'N', kw: 6.6 } as const

  test('makes 8,672 kWh, of which January has the most and June the least', () => {
    const { energy, months } = estimateFor(roof)
    expect(Math.round(energy.withoutBattery.generation.mid)).toBe(8672)
    const [january = 0] = months.generation
    expect(january / 31 / 6.6).toBeCloseTo(4.59, 1)
    expect(Math.min(...months.generation) / 30 / 6.6).toBeCloseTo(2.22, 1)
  })

  test('never gives more than its panels can', () => {
    const { days } = estimateFor(roof)
    expect(Math.max(...days.summer.generation)).toBeLessThan(6.6 * 0.85)
  })

  /*
   * Published shares of self-use run from 30 per cent with nobody home to 50 or 60 with somebody there, and 65 to 85 with
   * a battery, without saying for what use and whether its losses count. Ours are lower, as they don't and appliances run in
   * bursts, and lowest for the mean home: its whole use of 4,615 kWh is 53 per cent of what the roof makes. See docs/decisions/0064.
   */
  const five = { ...roof, kwh: 8072 }
  const mean = { ...roof, kwh: 4615 }
  const share = (inputs: Partial<Inputs>) => {
    const { withoutBattery, withBattery } = estimateFor(inputs).energy
    return (withBattery ?? withoutBattery).selfUseShare.mid
  }

  test('lets five people use 26 per cent with nobody home by day, and 37 with somebody', () => {
    expect(share({ ...five, when: 'evenings' })).toBeCloseTo(0.257, 2)
    expect(share({ ...five, when: 'daytime' })).toBeCloseTo(0.368, 2)
  })

  test('with a battery of 10 kWh lets them use 61 to 66 per cent', () => {
    expect(share({ ...five, when: 'evenings', battery: 10 })).toBeCloseTo(0.61, 2)
    expect(share({ ...five, when: 'daytime', battery: 10 })).toBeCloseTo(0.66, 2)
  })

  test('lets the mean Victorian home use 17 to 23 per cent, since it uses little', () => {
    expect(share({ ...mean, when: 'evenings' })).toBeCloseTo(0.167, 2)
    expect(share({ ...mean, when: 'daytime' })).toBeCloseTo(0.234, 2)
  })

  test('saves four people or five $510 to $830 a year, the mean home less', () => {
    const saving = (inputs: Partial<Inputs>) => estimateFor(inputs).money.panels?.saving.mid ?? 0
    expect(saving({ ...roof, people: 4, when: 'evenings' })).toBeGreaterThan(510)
    expect(saving({ ...roof, people: 5, when: 'daytime' })).toBeLessThan(830)
    expect(saving({ ...mean, when: 'evenings' })).toBeLessThan(510)
  })

  test('covers more of what runs at noon than of what runs in the evening', () => {
    expect(share({ ...mean, when: 'daytime' })).toBeGreaterThan(
      share({ ...mean, when: 'evenings' }),
    )
    const self = (shift: number) =>
      estimateFor({ ...mean, when: 'evenings' }, { shift }).energy.withoutBattery.self.mid
    expect(self(-4)).toBeGreaterThan(self(0) * 1.1)
    expect(self(4)).toBeLessThan(self(0))
  })

  test('never saves more than every kWh it makes would cost', () => {
    const { money, energy } = estimateFor({ ...roof, kwh: 25_000, when: 'daytime', battery: 20 })
    const ceiling = (energy.withoutBattery.generation.high * 31.98) / 100
    expect(money.together.saving.high).toBeLessThan(ceiling)
  })
})

describe('what is paid', () => {
  test('certificates are taken off panels and battery once, at one price', () => {
    const { costs } = estimateFor({ kw: 6.6, battery: 10, rebate: 'no' })
    expect(costs.panels?.net.mid).toBeCloseTo(1986 + 6.6 * 903.5 - 39 * 38)
    expect(costs.battery?.net.mid).toBeCloseTo(0.83 * (2637 + 10 * 912.2) - 68 * 38)
  })

  test('panels put up next year cost eight certificates more', () => {
    const { costs, certificates } = estimateFor({ kw: 6.6, installed: '2027-01-01', rebate: 'no' })
    expect(certificates.panels?.count).toBe(31)
    expect(certificates.panels?.next).toMatchObject({ from: '2028-01-01', count: 23 })
    expect(costs.panels?.net.mid).toBeCloseTo(1986 + 6.6 * 903.5 - 31 * 38)
  })

  test('waiting into January costs certificates, and after 2030 there are none', () => {
    const { certificates } = estimateFor({ kw: 6.6, battery: 13.5 })
    expect(certificates.panels).toMatchObject({
      count: 39,
      next: { from: '2027-01-01', count: 31 },
    })
    expect(certificates.battery).toMatchObject({
      count: 91,
      next: { from: '2027-01-01', count: 76 },
    })
    const last = estimateFor({ kw: 6.6, battery: 13.5, installed: '2030-12-31' }).certificates
    expect(last.panels).toMatchObject({ count: 7, next: { from: '2031-01-01', count: 0 } })
    expect(last.battery?.next).toMatchObject({ from: '2031-01-01', count: 0 })
  })

  test('the state’s rebate is $1,400, or half the price where that is less', () => {
    expect(estimateFor({ kw: 6.6, rebate: 'yes' }).costs.panels?.stateRebate).toEqual({
      low: 1400,
      mid: 1400,
      high: 1400,
    })
    const small = estimateFor({ kw: 0.9, rebate: 'yes' }).costs.panels
    expect(small?.stateRebate.mid).toBeCloseTo(small?.net.mid ?? 0)
    expect(estimateFor({ kw: 6.6, rebate: 'no' }).costs.panels?.stateRebate.high).toBe(0)
    expect(estimateFor({ kw: 6.6 }).costs.panels?.stateRebate).toEqual({
      low: 0,
      mid: 0,
      high: 1400,
    })
  })

  test('with panels on the roof already only the battery is bought, and only it saves', () => {
    const { costs, money, certificates, bill } = estimateFor({
      have: 'yes',
      battery: 10,
      kwh: 6332,
    })
    expect(costs.panels).toBeUndefined()
    expect(certificates.panels).toBeUndefined()
    expect(money.panels).toBeUndefined()
    expect(money.together.saving).toEqual(money.battery?.saving)
    expect(bill.before.mid - bill.after.mid).toBeCloseTo(money.together.saving.mid)
  })

  test('a large battery for a small household does not pay back', () => {
    const { money } = estimateFor({ kwh: 2500, kw: 6.6, battery: 20, facing: 'N' })
    expect(money.battery?.payback).toMatchObject({ mid: null, latest: null })
    expect(money.battery?.after25.mid).toBeLessThan(0)
  })

  test('25 years are more than ten, and less than two and a half times as much, as panels fade', () => {
    const { money } = estimateFor({ kw: 6.6, kwh: 6332, facing: 'N' })
    const panels = money.panels
    if (!panels) throw new Error('no panels')
    const ten = panels.after10.mid + panels.cost.mid
    const twentyFive = panels.after25.mid + panels.cost.mid
    expect(twentyFive).toBeGreaterThan(ten)
    expect(twentyFive).toBeLessThan(2.5 * ten)
  })
})

describe('a bill', () => {
  test('is what we say the household pays now, to the cent', () => {
    for (const tariff of inputRules.tariff.choices)
      for (const bill of [150, 450, 1200]) {
        const { before } = estimateFor({ bill, tariff }).bill
        expect(before.low).toBeCloseTo(bill * 4, 3)
        expect(before.high).toBeCloseTo(bill * 4, 3)
      }
  })

  test('of a house with panels is too, within a dollar', () => {
    for (const bill of [150, 450, 1200]) {
      const { before } = estimateFor({ bill, have: 'yes', battery: 10 }).bill
      expect(Math.abs(before.mid - bill * 4)).toBeLessThan(1)
    }
  })

  test('that does not cover the daily charge is a problem', () => {
    const answer = estimateHome({ ...defaultInputs, bill: 30, every: 'month' }, {}, today)
    expect(answer).toEqual({
      problems: {
        bill: '$30 a month is less than the daily charge alone. Check the amount, or enter kWh a year',
      },
    })
  })

  test('on a time-of-use tariff is highest for those who use power at the peak', () => {
    const before = (when: Inputs['when']) =>
      estimateFor({ kwh: 5000, tariff: 'time-of-use', postcode: '3810', when }).bill.before.mid
    expect(before('evenings')).toBeGreaterThan(before('daytime'))
  })
})

describe('the assumptions', () => {
  const home = estimateFor({ kw: 6.6 })
  const relevant = relevantAssumptions(home.assumptions, home.inputs)

  test('that matter are listed, and those of a battery that isn’t bought are not', () => {
    const names = relevant.map(({ name }) => name)
    expect(names).toContain('panelperkw')
    expect(names).not.toContain('efficiency')
    expect(names).not.toContain('peak')
  })

  test('and other figures have a source and a date', () => {
    for (const { source, checked } of [...relevant, ...fixedFigures(home.inputs, home.today)])
      expect(source && checked).toBeTruthy()
  })

  test('become a single value when the visitor changes them', () => {
    expect(estimateFor({ kw: 6.6 }, { feedin: 5 }).assumptions.feedin).toMatchObject({
      changed: true,
      value: { low: 5, mid: 5, high: 5 },
    })
  })

  test('have the default offer in the middle, of the network at the postcode or on the bill', () => {
    const rate = (inputs: Partial<Inputs>) => estimateFor(inputs).assumptions.rate.value
    expect(rate({}).mid).toBe(25.96)
    expect(rate({ postcode: '3350' }).mid).toBe(28.22)
    expect(rate({ postcode: '3008' }).mid).toBeCloseTo((25.96 + 28.22) / 2)
    expect(rate({ postcode: '3999' }).mid).toBeCloseTo(28.2)
    const jemena = { postcode: '3031', network: 'Jemena' } as const
    expect(rate(jemena).mid).toBe(27.47)
    const { low, high } = rate(jemena)
    expect([low / 27.47, high / 27.47]).toEqual([0.92, 1.05])
  })
})

describe('certificates go by a battery’s nominal size, and visitors enter the usable one', () => {
  const certificates = (battery: number) => estimateFor({ kw: 6.6, battery }).certificates.battery

  test('4.6 usable kWh may be 5 nominal, and earn certificates', () => {
    expect(certificates(4.6)).toMatchObject({ count: 31, ifNominal: 5 })
  })

  test('5 usable kWh are never less than 5 nominal', () => {
    expect(certificates(5)).toMatchObject({ count: 34 })
    expect(certificates(5)?.ifNominal).toBeUndefined()
  })

  test('4.4 usable kWh cannot be 5 nominal', () => {
    expect(certificates(4.4)?.count).toBe(0)
  })
})

describe('the answer that would tell most', () => {
  const narrowing = (inputs: Partial<Inputs>, changes: Changes = {}) =>
    estimateFor({ kw: 6.6, ...inputs }, changes).narrowing.together

  test('is the bill where only the average home is known', () => {
    expect(narrowing({})?.field).toBe('bill')
  })

  test('is when power is used, for a visitor who is not sure', () => {
    expect(narrowing({ kwh: 6000 }, { feedin: 2 })?.field).toBe('when')
  })

  test('narrows the range by as much as it says', () => {
    const home = { kwh: 6000, facing: 'N' } as const
    const width = (inputs: Partial<Inputs>) => {
      const { low, high } = estimateFor(inputs, { feedin: 1 }).money.together.saving
      return high - low
    }
    const { field, left = 0 } = narrowing(home, { feedin: 1 }) ?? {}
    expect(field).toBe('when')
    const after = width({ ...home, when: 'throughout' })
    expect(after / width(home)).toBeCloseTo(left, 1)
  })

  test('is never one that was given already', () => {
    assert(
      property(anyHousehold, (one) => {
        const { narrowing } = estimateFor(one, {
          rate: 30,
          feedin: 2,
          peak: 40,
          soak: 20,
          offpeak: 25,
        })
        for (const each of [narrowing.together, narrowing.battery])
          if (each) expect(['when', 'facing']).toContain(each.field)
      }),
      runs,
    )
  })
})
