import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { percent } from '#domain/insight/share.ts'
import { Button } from '../../ui/Button.tsx'
import { stepLabel } from '../format.ts'
import figures from './Figures.module.css'
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
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">Choose a form</th>
            <th scope="col" className={figures.number}>
              Began
            </th>
            <th scope="col" className={figures.number}>
              Sent
            </th>
            <th scope="col" className={figures.number}>
              Rate
            </th>
            <th scope="col" className={styles.most}>
              Most stop at
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((form) => (
            <tr key={form.form} className={form === selected ? styles.chosen : undefined}>
              <th scope="row">
                <Link
                  to="/console/insights"
                  search={(before) => ({ ...before, form: form.form })}
                  resetScroll={false}
                  aria-current={form === selected ? 'true' : undefined}
                >
                  {form.title}
                </Link>
              </th>
              <td className={figures.number}>{formatNumber(form.began)}</td>
              <td className={figures.number}>{formatNumber(form.sent)}</td>
              <td className={figures.number}>
                {form.sent <= form.began ? percent(form.sent, form.began) : '–'}
              </td>
              <td className={styles.most}>{form.mostStopAt ? stepLabel(form.mostStopAt) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {visible.length < forms.length && (
        <Button small look="quiet" onClick={() => setShowAll(true)}>
          Show all {forms.length} forms
        </Button>
      )}
    </div>
  )
}
