import { useState } from 'react'
import { useChime } from '../../client/chime.ts'
import { areShortcutsOn, setShortcutsOn } from '../../shortcuts/shortcuts.ts'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'

/** What this browser alone remembers: whether single keys work, and the sound in calling mode. */
export function OnThisDevice() {
  const [hasKeys, setKeys] = useState(areShortcutsOn)
  const { isOn, setOn } = useChime()
  return (
    <Section title="In this browser">
      <label className={kit.choice}>
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={({ target }) => {
            setShortcutsOn(target.checked)
            setKeys(target.checked)
          }}
        />
        Single keys work, like / to search
      </label>
      <label className={kit.choice}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />A
        quiet sound when the next call opens by itself
      </label>
    </Section>
  )
}
