import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { undoSeconds } from '#domain/desk/undo.ts'
import { capitalise } from '#domain/letter-case.ts'
import { errorMessage } from '../client/api.ts'
import { Key } from '../shortcuts/Key.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import styles from './UndoBar.module.css'
import { offerUndo, type UndoOffer, useUndoOffer } from './undo.ts'

/** Says what was just done, and what undoing it does, with a button for it; then what that did. It pushes the screen down and so covers nothing. */
export function UndoBar() {
  const offer = useUndoOffer()
  return <div role="status">{offer && <Bar key={keyOf(offer)} offer={offer} />}</div>
}

const keys = new WeakMap<UndoOffer, number>()
let offers = 0

/** Each offer has a bar of its own: its line starts again. */
function keyOf(offer: UndoOffer): number {
  const key = keys.get(offer) ?? ++offers
  keys.set(offer, key)
  return key
}

function Bar({ offer: { strong, sentence, undo } }: { offer: UndoOffer }) {
  const isPressed = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const handleUndo = async () => {
    if (!undo || isPressed.current) return
    isPressed.current = true
    setBusy(true)
    try {
      await undo.run()
      offerUndo({ strong: 'Undone.', sentence: `${capitalise(undo.after)}.` })
    } catch (error) {
      offerUndo({ sentence: errorMessage(error) })
    }
  }
  useShortcuts(undo ? { z: () => void handleUndo() } : {})
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bar.current) uncoverFocus(bar.current)
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      <Icon name={undo ? 'tick' : 'note'} />
      <p>
        {strong && <b>{strong}</b>} {sentence}{' '}
        {undo && (
          <small>
            <span className={kit.notOnPhones}>Nothing has been sent yet.</span> Undo, and{' '}
            {undo.after}.
          </small>
        )}
      </p>
      {undo && (
        <>
          <Button small className={styles.undo} busy={isBusy} onClick={() => void handleUndo()}>
            <Icon name="undo" /> {isBusy ? 'Undoing…' : 'Undo'} <Key>z</Key>
          </Button>
          <i
            className={styles.left}
            style={{ '--undo-time': `${undoSeconds}s` } as CSSProperties}
            aria-hidden="true"
          />
        </>
      )}
    </div>
  )
}

/** A bar that sticks to the top may come to lie over what has the focus: then the screen moves down. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || bar.contains(focused))
    return
  const { bottom } = bar.getBoundingClientRect()
  const { top, bottom: end } = focused.getBoundingClientRect()
  if (end > 0 && top < bottom) window.scrollBy(0, top - bottom - 8)
}
