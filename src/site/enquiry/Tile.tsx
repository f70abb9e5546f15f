import { useRef } from 'react'
import type { Choice } from '#domain/enquiry/form.ts'
import styles from './Tile.module.css'
import { TilePicture } from './TilePicture.tsx'

type Props = {
  id: string
  name: string
  choice: Choice
  isChosen: boolean
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  onChange: (name: string, answer: string) => void
  onChoose: (name: string, answer: string) => void
}

/**
 * An answer to pick. Pressing it goes on to the next step; arrow keys only change the choice. Browsers report both as a
 * click on the radio, but only a press has a click count (`detail`), on the radio or on its label just before.
 */
export function Tile({
  id,
  name,
  choice,
  isChosen,
  describedBy,
  isInvalid,
  isRequired,
  ...handlers
}: Props) {
  const pressed = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys work on the radio itself
    <label
      className={styles.tile}
      htmlFor={id}
      onClick={(event) => {
        if (!(event.target instanceof HTMLInputElement)) pressed.current = event.detail > 0
      }}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={choice.value}
        data-makes={choice.makes}
        required={isRequired}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        checked={isChosen}
        onChange={() => handlers.onChange(name, choice.value)}
        onClick={(event) => {
          if (pressed.current || event.detail > 0) handlers.onChoose(name, choice.value)
          pressed.current = false
        }}
      />
      {choice.picture && <TilePicture name={choice.picture} />}
      <b>{choice.label}</b>
    </label>
  )
}
