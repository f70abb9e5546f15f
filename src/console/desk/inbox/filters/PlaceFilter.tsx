import { type Region, regionLabels, regions } from '#estimate/region.ts'
import { brand } from '../../../client/brand.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import styles from './FilterChips.module.css'

const options = regions.map((value) => ({ value, label: regionLabels[value] }))

/** Filters by postcode or region. */
export function PlaceFilter({
  onChoose,
}: {
  onChoose: (place: { postcode?: string; region?: Region }) => void
}) {
  return (
    <>
      <Form
        className={styles.form}
        onSubmit={({ postcode }: { postcode: string }) => {
          if (postcode.trim()) onChoose({ postcode: postcode.trim().toUpperCase() })
        }}
      >
        <Field
          small
          name="postcode"
          label="Postcode"
          placeholder={brand.country.postcodeExample}
          autoComplete="off"
          size={8}
        />
        <SubmitButton small>Show</SubmitButton>
      </Form>
      <Options label="Region" options={options} onSelect={(region) => onChoose({ region })} />
    </>
  )
}
