import { useState } from 'react'
import { restMinutes } from '#domain/desk/skip.ts'
import { AskPanel } from './AskPanel.tsx'
import type { PuttingOff } from './use-put-off.ts'

const reasons = ['Not a good time for them', 'I have to look something up', 'Somebody else should']

/** Asks why a lead is skipped. */
export function SkipForm({
  name,
  putOff,
  onClose,
}: {
  name: string
  putOff: PuttingOff
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const skip = (line: string) => putOff.mutate({ line })
  return (
    <AskPanel
      title={`Why skip ${name} for now?`}
      choices={reasons.map((label) => ({ label, onChoose: () => skip(label) }))}
      label="Or type it"
      text={text}
      onType={setText}
      submit={{
        label: 'Skip',
        isReady: text.trim() !== '' && !putOff.isPending,
        onPress: () => skip(text),
      }}
      cancel={{ label: 'Call them now', onPress: onClose }}
      means={`Others may call ${name} at once. You get them again in ${restMinutes} minutes or sooner, and the reason stays in the history.`}
    />
  )
}
