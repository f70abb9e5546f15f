import { mostPanels } from '#edition/panel-counts.ts'
import { numberWord } from '../words.ts'

type House = {
  property: 'home' | 'business' | 'farm'
  panels: number
  battery: boolean
  /** Nothing is planned for it any more. */
  isPlain: boolean
}

const names = { home: 'house', business: 'shop', farm: 'farmhouse' } as const

/** What the drawn house shows, in words. */
export function houseDescription({ property, panels, battery, isPlain }: House): string {
  const name = names[property]
  if (isPlain) return `The same ${name}, without panels or a battery`
  const parts = [
    ...(panels > 0 ? [`${numberWord(panels)} panels${drawnOf(panels)}`] : []),
    ...(battery ? ['a battery'] : []),
  ]
  const described = parts.length > 0 ? parts.join(' and ') : 'no panels yet'
  return `Your ${name} as you described it: ${described}`
}

function drawnOf(panels: number): string {
  return panels > mostPanels ? ` (${mostPanels} of them drawn)` : ''
}
