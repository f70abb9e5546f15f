import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  describeVictoria,
  findOnMap,
  networks,
  victoriaLabels,
  victoriaText,
  zonesOn,
} from '#edition/explaining/victoria.ts'
import { Victoria as Picture } from '#pictures/explaining/Victoria.tsx'
import { Problem } from '#site/calculators/fields/Problem.tsx'
import { Explanation } from '#site/explaining/Explanation.tsx'
import variants from '#site/explaining/variants.module.css'
import type { ExplanationProps } from './explanation-props.ts'
import styles from './Victoria.module.css'

/** The map of zones and networks. A postcode lights its place; without script the server renders the page with it. */
export function Victoria({ id, today, data, takeOver }: ExplanationProps<'victoria'>) {
  const [postcode, setPostcode] = useState(data.postcode)
  const [lookedUp, setLookedUp] = useState(data.postcode)
  const field = useRef<HTMLInputElement>(null)
  const answer = lookedUp ? findOnMap(lookedUp, today) : undefined
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const place = answer && 'answer' in answer ? answer : undefined

  useEffect(() => {
    const wasSent = (takeOver?.() ?? []).some(
      ({ type, target }) =>
        type === 'click' && target instanceof Element && target.closest('[type=submit]'),
    )
    const text = field.current?.value ?? ''
    setPostcode(text)
    if (wasSent) setLookedUp(text)
    // Runs once: from here on the field and the state change together.
  }, [])

  return (
    <Explanation
      id={id}
      shape="wide"
      text={victoriaText(today)}
      control={
        <form
          className={styles.find}
          data-screen-only=""
          method="get"
          action={`/contact#${id}`}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            setLookedUp(field.current?.value.trim() || ' ')
          }}
        >
          <label htmlFor={`${id}-postcode`}>{victoriaLabels.postcode}</label>
          <div>
            <input
              ref={field}
              id={`${id}-postcode`}
              name="postcode"
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="3000"
              maxLength={12}
              value={postcode}
              onChange={({ currentTarget: { value } }) => {
                setPostcode(value)
                if (!('problem' in findOnMap(value, today))) setLookedUp(value)
              }}
              aria-describedby={`${id}-postcode-problem`}
              aria-invalid={problem === undefined ? undefined : true}
            />
            <button type="submit">{victoriaLabels.find}</button>
          </div>
          <Problem id={`${id}-postcode`} sentence={problem} />
          <p className={place ? styles.answer : styles.hint} aria-live="polite">
            {place ? (
              <>
                <b>{place.postcode}.</b> {place.answer}
              </>
            ) : (
              victoriaLabels.hint
            )}
          </p>
        </form>
      }
      picture={(['wide', 'middle', 'narrow'] as const).map((variant) => (
        <Picture
          key={variant}
          variant={variant}
          className={`${styles.map} ${variants[variant === 'wide' ? 'widest' : variant]} ${variant === 'narrow' ? variants.limited : ''}`}
          networks={networks}
          zones={zonesOn(today)}
          words={victoriaLabels.words}
          lit={
            place && {
              at: [place.position.longitude, place.position.latitude],
              networks: place.networks,
              name: place.postcode,
            }
          }
          description={describeVictoria(today)}
        />
      ))}
      numbers={{
        caption: victoriaLabels.caption,
        table: {
          head: victoriaLabels.numbers,
          rows: networks.map(({ name, rate }) => ({
            cells: [name, victoriaLabels.where[name], rate],
          })),
        },
      }}
    />
  )
}
