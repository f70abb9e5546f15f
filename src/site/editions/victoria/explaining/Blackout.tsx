import { useEffect, useRef, useState } from 'react'
import {
  blackoutDescription,
  blackoutLabels,
  blackoutSpots,
  blackoutText,
  formatBackup,
  isCircuit,
  usuallyWired,
} from '#edition/explaining/blackout.ts'
import type { Circuit } from '#estimate/blackout.ts'
import { Blackout as Picture } from '#pictures/explaining/Blackout.tsx'
import { Explanation } from '#site/explaining/Explanation.tsx'
import { Switch } from '#site/explaining/Switch.tsx'
import variants from '#site/explaining/variants.module.css'
import styles from './Blackout.module.css'
import type { ExplanationProps } from './explanation-props.ts'

type Wiring = { hasBackup: boolean; wired: readonly Circuit[] }

/**
 * Which circuits stay lit in a blackout. The style lights the house from what is checked, so it answers before any script
 * has come; script only works out how long the battery lasts.
 */
export function Blackout({ id }: ExplanationProps<'blackout'>) {
  const root = useRef<HTMLFormElement>(null)
  const [{ hasBackup, wired }, setWiring] = useState<Wiring>({
    hasBackup: true,
    wired: usuallyWired,
  })
  const read = () => root.current && setWiring(readWiring(root.current))

  // What was checked before hydration.
  useEffect(() => {
    read()
  }, [])

  return (
    // Sent nowhere. Browsers that restore what was checked before a reload don't where a form says so.
    <form ref={root} className={styles.blackout} method="dialog" autoComplete="off" onChange={read}>
      <Explanation
        id={id}
        shape="wide"
        text={blackoutText}
        control={
          <Switch
            name="backup"
            legend={blackoutLabels.legend}
            choices={[
              { value: 'with', label: blackoutLabels.with },
              { value: 'without', label: blackoutLabels.without },
            ]}
          />
        }
        picture={
          <>
            {(['wide', 'narrow'] as const).map((variant) => (
              <Picture
                key={variant}
                variant={variant}
                className={variants[variant === 'wide' ? 'widest' : 'smaller']}
                spots={blackoutSpots}
                description={blackoutDescription}
              />
            ))}
            <fieldset className={styles.circuits}>
              <legend>{blackoutLabels.wired}</legend>
              <ol>
                {blackoutSpots
                  .filter(({ spot }) => spot !== 'battery')
                  .map(({ spot, name, more }) => (
                    <li key={spot}>
                      {isCircuit(spot) ? (
                        <label>
                          <input
                            type="checkbox"
                            name={`wired-${spot}`}
                            value={spot}
                            defaultChecked={usuallyWired.includes(spot)}
                          />
                          <Words name={name} more={more} />
                        </label>
                      ) : (
                        <Words name={name} more={more} />
                      )}
                    </li>
                  ))}
              </ol>
            </fieldset>
            <output className={styles.answer}>{formatBackup(hasBackup, wired)}</output>
          </>
        }
      />
    </form>
  )
}

function Words({ name, more }: { name: string; more?: string | undefined }) {
  return (
    <span className={styles.words}>
      <span>{name}</span>
      <small>{more}</small>
    </span>
  )
}

function readWiring(root: HTMLElement): Wiring {
  const values = Array.from(
    root.querySelectorAll<HTMLInputElement>('input:checked'),
    ({ value }) => value,
  )
  return { hasBackup: values.includes('with'), wired: values.filter(isCircuit) }
}
