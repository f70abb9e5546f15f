import { type CSSProperties, useEffect, useRef } from 'react'
import { undoSeconds } from '#domain/desk/undo.ts'
import { errorMessage } from '../client/api.ts'
import { Key } from '../shortcuts/Key.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './UndoBar.module.css'
import { offerUndo, type UndoOffer, useUndoOffer } from './undo.ts'

/** Says what was just done, with a button to undo it. It pushes the screen down and so covers nothing. */
export function UndoBar() {
  const offer = useUndoOffer()
  return <div role="status">{offer && <Bar key={keyOf(offer)} offer={offer} />}</div>
}

const keys = new WeakMap<UndoOffer, number>()
let offers = 0

/** Each offer has a bar of its own, so that its line begins anew. */
function keyOf(offer: UndoOffer): number {
  const key = keys.get(offer) ?? ++offers
  keys.set(offer, key)
  return key
}

function Bar({ offer: { strong, sentence, aside, undo } }: { offer: UndoOffer }) {
  const isBusy = useRef(false)
  const handleUndo = async () => {
    if (!undo || isBusy.current) return
    isBusy.current = true
    try {
      await undo()
      offerUndo(undefined)
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
        {strong && <b>{strong}</b>} {sentence}
      </p>
      {aside && <span className={styles.aside}>{aside}</span>}
      {undo && (
        <>
          <Button small className={styles.undo} onClick={() => void handleUndo()}>
            <Icon name="undo" /> Undo <Key>z</Key>
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
