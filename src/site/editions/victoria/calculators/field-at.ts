import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { InputName } from '#domain/estimate/shared/fields.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { possibleNetworks } from '#estimate/networks.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { fieldOf } from '#site/calculators/fields/fields.ts'
import type { Field } from '#site/calculators/fields/label.ts'

/** A field for a draft; only what is known, where nothing is left to ask. */
export function fieldAt(name: InputName, { postcode }: Draft): Field | Known {
  return name === 'network' ? networkAt(postcode) : fieldOf(name)
}

type Known = { name: string; only: string }

/** The network at a postcode, of those that are possible there. */
function networkAt(postcode = ''): Field | Known {
  const possible = possibleNetworks(parsePostcode(postcode) || defaultInputs.postcode)
  const [only] = possible
  if (only && possible.length === 1)
    return {
      name: 'Network',
      only: `${only}, ${postcode.trim() ? 'by' : 'until you enter'} your postcode`,
    }
  const field = fieldOf('network')
  if (field.kind !== 'choice') return field
  const options = field.options.filter(
    ({ value }) => value === '' || possible.some((one) => one === value),
  )
  return { ...field, options }
}
