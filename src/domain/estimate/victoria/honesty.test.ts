import { expect, test } from 'vitest'
import { bandNames, holdHomes } from '../../../../tests/honesty.ts'

// Five hundred are `npm run bench -- honesty`. Of sixty with eight in ten within, chance alone takes four in a hundred beyond these ends.
const homes = 60
const [least, most] = [0.69, 0.91]

test('eight in ten of what is true of simulated homes lie within the bands printed for them', () => {
  const { held } = holdHomes(homes)
  for (const name of bandNames) {
    const within = held[name].filter((one) => one.held === 'within').length / held[name].length
    expect(within, name).toBeGreaterThan(least)
    expect(within, name).toBeLessThan(most)
  }
})
