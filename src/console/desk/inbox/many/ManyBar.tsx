import { useRef } from 'react'
import { useOperator } from '../../../client/session.ts'
import { useOperators } from '../../../client/use-operators.ts'
import { Key } from '../../../shortcuts/Key.tsx'
import { useShortcuts } from '../../../shortcuts/shortcuts.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { Popover } from '../../../ui/Popover.tsx'
import { LoseForm } from '../../lead/states/LoseForm.tsx'
import { ExportChoices } from '../export/ExportChoices.tsx'
import styles from './ManyBar.module.css'
import type { MarkedLeads } from './marks.ts'
import type { ManyChange } from './use-many-change.ts'

const nobody = ''

/** At the foot of the list while leads are marked: what can be done with all of them. */
export function ManyBar({
  marks,
  busy,
  onChange,
}: {
  marks: MarkedLeads
  busy: boolean
  onChange: (change: ManyChange) => void
}) {
  const me = useOperator()
  const operators = useOperators().filter(({ closed }) => !closed)
  const assign = useRef<HTMLButtonElement>(null)
  useShortcuts({ a: () => assign.current?.click() })
  const { marked } = marks
  const owners = [
    ...operators.map(({ id, name }) => ({
      value: id,
      label: id === me.id ? `${name} (you)` : name,
    })),
    { value: nobody, label: 'Nobody' },
  ]
  return (
    <section className={`${kit.row} ${styles.bar}`} aria-label={`${marked.length} selected`}>
      <b role="status">{marked.length} selected</b>
      <Menu icon="operator" label="Assign…" button={assign} busy={busy}>
        {(close) => (
          <Options
            label="Owner"
            options={owners}
            onSelect={(to) => {
              close()
              onChange({ action: 'assign', to: to === nobody ? null : to })
            }}
          />
        )}
      </Menu>
      <Menu icon="close" label="Close…" busy={busy}>
        {(close) => (
          <div className={styles.lose}>
            <LoseForm
              onCancel={close}
              onSubmit={(loss) => {
                close()
                onChange({ action: 'close', ...loss })
              }}
            />
          </div>
        )}
      </Menu>
      <Menu icon="send" label={`Export ${marked.length}`} busy={busy}>
        {() => <ExportChoices leads={marked.map(({ id }) => id)} />}
      </Menu>
      <p className={styles.keys}>
        <Key>x</Key> select <Key>Shift</Key> + <Key>x</Key> from here to there
      </p>
      <Button className={`${styles.button} ${styles.clear}`} onClick={marks.clear}>
        Clear <Key>Esc</Key>
      </Button>
    </section>
  )
}

/** Opens above its button. */
function Menu({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & Pick<
  Parameters<typeof Popover>[0],
  'busy' | 'button' | 'children'
>) {
  return (
    <Popover
      {...rest}
      className={buttonClass({}, styles.button)}
      above
      label={
        <>
          <Icon name={icon} /> {label}
        </>
      }
    />
  )
}
