import { useState } from 'react'
import { errorMessage } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import styles from './UndoBar.module.css'
import { offerUndo, useOfferedUndo } from './undo.ts'

/** What was just done, with a way back for ten seconds. */
export function UndoBar() {
  const offered = useOfferedUndo()
  const [failed, setFailed] = useState<string>()
  const undo = async () => {
    const sentence = await offered?.undo().then(
      () => undefined,
      (error: unknown) => errorMessage(error),
    )
    setFailed(sentence)
    offerUndo(sentence ? { sentence, undo: async () => {} } : undefined)
  }
  return (
    <div className={styles.place} role="status">
      {offered && (
        <p className={styles.bar}>
          {offered.sentence}
          {offered.sentence !== failed && (
            <Button small onClick={undo}>
              Undo
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
