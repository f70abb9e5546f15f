import { type RefObject, useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Key } from './Key.tsx'
import styles from './ShortcutsDialog.module.css'
import { screens } from './screens.ts'
import { areShortcutsOn, setShortcutsOn } from './shortcuts.ts'

const groups: { title: string; keys: [string[], string][] }[] = [
  {
    title: 'In the list',
    keys: [
      [['j', '↓'], 'next lead'],
      [['k', '↑'], 'lead before'],
      [['Enter'], 'open it'],
      [['x'], 'select it'],
      [['Shift x'], 'select up to here'],
      [['a'], 'assign what is selected'],
      [['Esc'], 'select nothing'],
      [['.'], 'show leads that arrived'],
      [['/'], 'search'],
    ],
  },
  {
    title: 'On a lead',
    keys: [
      [['p'], 'call'],
      [['e'], 'email'],
      [['t'], 'take it'],
      [['1', '…', '6'], 'how the call ended'],
      [['s'], 'start calling with it'],
      [['b'], 'snooze it'],
      [['o'], 'offer it to the next in turn'],
      [['n'], 'write a note'],
      [['Ctrl Enter'], 'save the note'],
      [['j', 'k'], 'next lead, lead before'],
      [['u', 'Esc'], 'back to the list'],
    ],
  },
  {
    title: 'Calling',
    keys: [
      [['p'], 'call'],
      [['n'], 'write a note'],
      [['1'], 'reached'],
      [['2'], 'no answer'],
      [['3'], 'voicemail'],
      [['4'], 'call back, then 1 to 4'],
      [['5'], 'wrong number'],
      [['6'], 'not interested'],
      [['k'], 'skip, with a reason'],
      [['b'], 'snooze until a time'],
      [['m'], 'merge with the same person’s'],
      [['Esc'], 'leave the note, stop calling'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      [['s'], 'start calling'],
      [['z'], 'undo, for ten seconds'],
      ...screens.map(({ keys, name, ownersOnly }): [string[], string] => [
        [keys],
        `${name.toLowerCase()}${ownersOnly ? ', for owners' : ''}`,
      ]),
      [['?'], 'all keys'],
    ],
  },
]

/** Lists all shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const title = useId()
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <h2 id={title}>Keys</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) => (
                      <Key key={name}>{name}</Key>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <label>
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => {
              setShortcutsOn(target.checked)
              setOn(target.checked)
            }}
          />{' '}
          Single keys work
        </label>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
    </dialog>
  )
}
