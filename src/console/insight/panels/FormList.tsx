import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { percent } from '#domain/insight/share.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { stepLabel } from '../format.ts'
import styles from './FormList.module.css'
import type { FormFunnel } from './FormSteps.tsx'

const previewLength = 5

/** All forms that visitors began or sent, to choose the one whose steps are visible. */
export function FormList({
  forms,
  selected,
}: {
  forms: readonly FormFunnel[]
  selected: FormFunnel
}) {
  const [showAll, setShowAll] = useState(false)
  const visible = showAll
    ? forms
    : forms.filter((form, index) => index < previewLength || form === selected)
  return (
    <div className={styles.forms}>
      <DataTable
        rows={visible}
        keyOf={({ form }) => form}
        rowProps={(form) => ({ className: form === selected ? styles.chosen : undefined })}
        columns={[
          {
            head: 'Choose a form',
            cell: (form) => (
              <Link
                to="/console/insights"
                search={(before) => ({ ...before, form: form.form })}
                resetScroll={false}
                aria-current={form === selected ? 'true' : undefined}
              >
                {form.title}
              </Link>
            ),
          },
          { figure: 'Began', cell: ({ began }) => formatNumber(began) },
          { figure: 'Sent', cell: ({ sent }) => formatNumber(sent) },
          {
            figure: 'Rate',
            cell: ({ sent, began }) => (sent <= began ? percent(sent, began) : '–'),
          },
          {
            head: 'Most stop at',
            className: styles.most,
            cell: ({ mostStopAt }) => (mostStopAt ? stepLabel(mostStopAt) : '–'),
          },
        ]}
      />
      {visible.length < forms.length && (
        <Button small look="quiet" onClick={() => setShowAll(true)}>
          Show all {forms.length} forms
        </Button>
      )}
    </div>
  )
}
