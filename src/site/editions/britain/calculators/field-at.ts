import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { InputName } from '#domain/estimate/shared/fields.ts'
import { areaRegionLabels as nationNames } from '#estimate/installer/area.ts'
import { placeOf } from '#estimate/postcode.ts'
import { fieldOf } from '#site/calculators/fields/fields.ts'
import type { Field } from '#site/calculators/fields/label.ts'

/** A field for a draft; only what is known, where nothing is left to ask. */
export function fieldAt(name: InputName, { postcode }: Draft): Field | Known {
  return name === 'nation' ? nationAt(postcode) : fieldOf(name)
}

type Known = { name: string; only: string }

/** The nation at a postcode, of those that it lies in. */
function nationAt(postcode = ''): Field | Known {
  const place = placeOf(postcode)
  const field = fieldOf('nation')
  if (!place) return { name: 'Nation', only: 'by your postcode, once you enter it' }
  if (place.nations.length === 1 || field.kind !== 'choice')
    return { name: 'Nation', only: `${nationNames[place.nation]}, by your postcode` }
  const options = field.options.filter(
    ({ value }) => value === 'not-sure' || place.nations.some((one) => one === value),
  )
  return { ...field, options }
}
