import { errorMessage } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import styles from './UndoBar.module.css'
import { offerUndo, useUndoOffer } from './undo.ts'

/** Says what was just done, with a button to undo it. */
export function UndoBar() {
  const offer = useUndoOffer()
  const undo = offer?.undo
  const handleUndo = async () => {
    try {
      await undo?.()
      offerUndo(undefined)
    } catch (error) {
      offerUndo({ sentence: errorMessage(error) })
    }
  }
  return (
    <div className={styles.place} role="status">
      {offer && (
        <p className={styles.bar}>
          {offer.sentence}
          {undo && (
            <Button small onClick={handleUndo}>
              Undo
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
