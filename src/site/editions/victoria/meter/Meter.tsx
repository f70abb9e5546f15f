import { type DragEvent, useEffect, useRef } from 'react'
import { meterWords } from '#edition/calculators/meter.ts'
import shared from '#site/calculators/Meter.module.css'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { HowToGet } from './HowToGet.tsx'
import styles from './Meter.module.css'
import { useMeter } from './use-meter.ts'

export type MeterProps = {
  /** The enquiry form of the page, which a summary may go along with. */
  form: string
  /** Of the calculator above; '' where none was entered. */
  postcode: string
}

/** Reads a meter’s file on the visitor’s device, for the calculator above it. */
export function Meter({ form, postcode, takeOver }: MeterProps & HydrationProps) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, isLive, Report, read, takeFile, cancel, remove } = useMeter(input, { takeOver })
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isRead = state.is === 'read'
  const problem = state.is === 'waiting' ? state.problem : undefined
  const before = useRef(state.is)

  // The focused element is gone: keyboard users continue with the one that replaced it.
  useEffect(() => {
    if (before.current === state.is) return
    before.current = state.is
    const next = { waiting: input, reading: cancelButton, read: heading }
    next[state.is].current?.focus()
  }, [state.is])

  const handleDrop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    void read(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere here, or chosen with the field
    <div
      className="page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={isLive ? handleDrop : undefined}
    >
      <div className="section-head">
        <h2 id="meter-title">{meterWords.heading}</h2>
        <p className="lead">{meterWords.lead}</p>
      </div>
      <p className={shared.withoutScript}>{meterWords.withoutScript}</p>
      <div className={styles.columns}>
        <div className={styles.file}>
          <div className={styles.drop} hidden={state.is === 'reading'}>
            <label htmlFor="meter-file">
              <b className="link">{isRead ? 'Choose another file' : meterWords.choose}</b>
              <span>{meterWords.drop}</span>
            </label>
            <input
              ref={input}
              id="meter-file"
              type="file"
              accept=".csv,.zip,.txt,text/csv,application/zip"
              onChange={takeFile}
              aria-describedby="meter-device meter-problem"
            />
          </div>
          {state.is === 'reading' && (
            <div className={styles.reading}>
              <label htmlFor="meter-progress">Reading your file</label>
              <progress id="meter-progress" max={1} value={state.share} />
              <button ref={cancelButton} type="button" className="quiet" onClick={cancel}>
                Cancel
              </button>
            </div>
          )}
          <p
            id="meter-problem"
            role="alert"
            className={`problems ${styles.problem}`}
            hidden={!problem}
          >
            {problem}
          </p>
          <p id="meter-device" className={`muted ${styles.device}`}>
            {meterWords.device}
          </p>
        </div>
        <HowToGet postcode={postcode} isLive={isLive} />
      </div>
      {isRead && Report && (
        <Report ref={heading} year={state.year} view={state.view} form={form} onRemove={remove} />
      )}
    </div>
  )
}
