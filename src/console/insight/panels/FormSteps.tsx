import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { percent } from '#domain/insight/share.ts'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { NamedBar } from '../charts/Bar.tsx'
import { stepLabel } from '../format.ts'
import type { Insights } from '../insights-query.ts'
import styles from './FormSteps.module.css'

export type FormFunnel = Insights['forms'][number]

/** How many visitors reached each step of a form, and how many stopped there. */
export function FormSteps({ form }: { form: FormFunnel }) {
  const { began, sent, steps, mostStopAt } = form
  const widest = Math.max(began, sent, 1)
  return (
    <Section title="How far people get" about={form.title}>
      <p className={kit.note}>{formatExplanation(form)}</p>
      <table className={`${kit.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" className={kit.number}>
              Reached
            </th>
            <th scope="col" className={kit.number} colSpan={2}>
              Stopped here
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, reached, stopped }, index) => {
            const most = step === mostStopAt
            return (
              <tr key={step}>
                <th scope="row">
                  <NamedBar
                    name={
                      <>
                        <i>{index + 1}</i> {stepLabel(step)}
                      </>
                    }
                    parts={[
                      { share: (reached - stopped) / widest, look: 'went-on' },
                      { share: stopped / widest, look: most ? 'late' : 'stopped' },
                    ]}
                  />
                </th>
                <td className={kit.number}>{formatNumber(reached)}</td>
                <td className={`${kit.number} ${most ? kit.late : ''}`}>{formatNumber(stopped)}</td>
                <td className={`${kit.number} ${most ? kit.late : kit.muted}`}>
                  {percent(stopped, reached)}
                </td>
              </tr>
            )
          })}
          <tr className={styles.sent}>
            <th scope="row">
              <NamedBar
                name={
                  <>
                    <i /> Sent
                  </>
                }
                parts={[{ share: sent / widest, look: 'sent' }]}
              />
            </th>
            <td className={kit.number}>{formatNumber(sent)}</td>
            <td className={kit.number} colSpan={2}>
              {sent <= began && began > 0
                ? `${percent(sent, began)} of ${formatNumber(began)}`
                : ''}
            </td>
          </tr>
        </tbody>
      </table>
      <p className={kit.note}>
        Counted without cookies, from forms people touched, with script only. Sent is every lead, so
        it can be more than reached the last step.
      </p>
    </Section>
  )
}

function formatExplanation({ began, mostStopAt }: FormFunnel): string {
  if (began === 0) return 'No steps were counted in this period.'
  const most = mostStopAt ? ` Most stop at ‘${stepLabel(mostStopAt).toLowerCase()}’.` : ''
  return `Green went on, hatched stopped there.${most}`
}
