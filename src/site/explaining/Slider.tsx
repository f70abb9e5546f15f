import { useEffect, useRef } from 'react'
import type { HydrationProps } from '../client/hydrate.tsx'
import styles from './Slider.module.css'

type Props = {
  /** Of its field: React’s own would be the same in every block of a page that is rendered by itself. */
  id: string
  label: string
  /** Steps are counted from 0 to `last`. */
  last: number
  value: number
  onChange: (value: number) => void
  /** The chosen step in words, as shown and read aloud. */
  chosen: string
  /** More about it, shown below. */
  about?: string
  back: string
  forward: string
  /** Whether the step after the last is the first. */
  goesRound?: boolean
  /** The labels under the track, evenly from its start to its end. */
  ticks?: readonly string[]
  /** As wide as its picture, so that each step is below its place in it. */
  isWide?: boolean
}

/**
 * Chooses one step of a picture, by dragging, by arrow keys or by its two buttons. Hidden where there is no script, since
 * a picture says everything without it.
 */
export function Slider({
  id,
  label,
  last,
  value,
  onChange,
  chosen,
  about,
  back,
  forward,
  goesRound = false,
  ticks = [],
  isWide = false,
  takeOver,
}: Props & HydrationProps) {
  const field = useRef<HTMLInputElement>(null)
  const move = (from: number, steps: number) =>
    goesRound ? (from + steps + last + 1) % (last + 1) : Math.min(last, Math.max(0, from + steps))

  useEffect(() => {
    const presses = (takeOver?.() ?? []).filter(({ type }) => type === 'click')
    const steps = presses.map(({ target }) =>
      target instanceof Element
        ? Number(target.closest<HTMLElement>('[data-steps]')?.dataset.steps ?? 0)
        : 0,
    )
    const before = Number(field.current?.value ?? value)
    const now = steps.reduce(move, before)
    if (now !== value) onChange(now)
    // Runs once: from here on the field and the state change together.
  }, [])

  const press = (steps: number) => () => onChange(move(value, steps))
  return (
    <div className={styles.slider} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="range"
        min={0}
        max={last}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        aria-valuetext={about ? `${chosen}: ${about}` : chosen}
        autoComplete="off"
      />
      {ticks.length > 0 && (
        <ol className={styles.ticks} aria-hidden="true">
          {ticks.map((tick, index) => {
            // Ticks never change places.
            const key = `${index}`
            return <li key={key}>{tick}</li>
          })}
        </ol>
      )}
      <div>
        <button type="button" data-steps={-1} aria-label={back} onClick={press(-1)}>
          <Arrow />
        </button>
        <button type="button" data-steps={1} aria-label={forward} onClick={press(1)}>
          <Arrow />
        </button>
        <output htmlFor={id}>
          <strong>{chosen}</strong> {about && <span>{about}</span>}
        </output>
      </div>
    </div>
  )
}

function Arrow() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d="M8 1.5 3.5 6 8 10.5" />
    </svg>
  )
}
