import type { InstallerService } from '#domain/installer/installer.ts'
import { workKinds } from '#domain/installer/work.ts'
import { capitalise } from '#domain/letter-case.ts'
import { feeWithGst, totalOf } from '#domain/offer/ledger.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { Field } from '../../ui/form/Field.tsx'
import { useForm } from '../../ui/form/Form.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { fieldLabels, joinWords } from '../words.ts'
import styles from './Parts.module.css'
import { type PartProps, textOf } from './part-props.ts'

/** How many leads it takes, what each costs it, and its share beside the others. */
export function ManyPart(props: PartProps) {
  const { values, change } = props
  const problem = useForm().problems.fees
  // A fee that was agreed for other work stays in sight.
  const kinds = [
    ...workKinds,
    ...Object.keys(values.fees).filter((one) => !workKinds.includes(one)),
  ]
  return (
    <>
      <div className={kit.three}>
        {(['cap_day', 'cap_week', 'cap_month'] as const).map((name) => (
          <Field key={name} {...textOf(props, name)} inputMode="numeric" />
        ))}
      </div>
      <fieldset className={styles.fromTo} data-field="fees">
        <legend>{fieldLabels.fees}</legend>
        <p className={kit.note}>
          In {terms.money} a lead, without {terms.tax}. Work without a fee is not offered.
        </p>
        {kinds.map((kind) => (
          <div key={kind} className={styles.fee}>
            <Field
              name={`fee-${kind}`}
              label={nameOf(kind)}
              value={values.fees[kind] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              small
              onChange={({ target }) =>
                change({ fees: { ...values.fees, [kind]: target.value.replace(/[;\s]/g, '') } })
              }
            />
            <small>{withTax(values.fees[kind] ?? '')}</small>
          </div>
        ))}
        {problem && <Problem>{problem}</Problem>}
      </fieldset>
      <Field
        {...textOf(props, 'weight')}
        inputMode="numeric"
        hint="Its share beside the others, from 1 to 100. Blank is 1."
      />
    </>
  )
}

/** 'panels+batteries' as 'Panels and batteries'. */
function nameOf(kind: string): string {
  const services = kind.split('+') as InstallerService[]
  return capitalise(joinWords(services.map((service) => serviceNames[service])))
}

function withTax(amount: string): string {
  const cents = Math.round(Number(amount) * 100)
  if (amount === '' || !Number.isFinite(cents)) return ''
  return `${formatCents(totalOf(feeWithGst(cents)))} with ${terms.tax}`
}
