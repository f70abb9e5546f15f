import { useState } from 'react'
import { type Region, regions } from '#domain/region.ts'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Options } from '../../ui/Options.tsx'
import { regionLabels } from '../../words/labels.ts'
import styles from './Sheet.module.css'

const options = regions.map((value) => ({ value, label: regionLabels[value] }))

/** Filters by postcode or region. */
export function PlaceSheet({
  onChoose,
}: {
  onChoose: (place: { postcode?: string; region?: Region }) => void
}) {
  const [postcode, setPostcode] = useState('')
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (postcode.trim()) onChoose({ postcode: postcode.trim().toUpperCase() })
        }}
      >
        <label>
          Postcode{' '}
          <input
            value={postcode}
            onChange={({ target }) => setPostcode(target.value)}
            placeholder={brand.country.postcodeExample}
            autoComplete="off"
            size={8}
          />
        </label>
        <Button small type="submit">
          Show
        </Button>
      </form>
      {brand.country.code === 'AU' && (
        <Options label="Region" options={options} onSelect={(region) => onChoose({ region })} />
      )}
    </>
  )
}
