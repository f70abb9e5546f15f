import { type FormEvent, type ReactNode, useRef } from 'react'
import {
  type InstallerDraft,
  type InstallerField,
  installerFields,
  parseInstaller,
} from '#domain/installer/draft.ts'
import { installerServices, propertyKinds, strengths } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { CheckboxesField, Field, TextAreaField } from '../ui/form/Field.tsx'
import { type Submission, SubmitButton, useForm } from '../ui/form/Form.tsx'
import { FormOfParts, FormPart } from '../ui/form/FormOfParts.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import { chosenOptions, type FormValues, toDraft, toFieldTexts } from './draft-values.ts'
import styles from './InstallerForm.module.css'
import { fieldLabels, propertyNames, strengthNames } from './words.ts'

/** The fields of an installer, to add or to change one. What is typed goes to `onWrite` at every key. */
export function InstallerForm({
  draft,
  submission,
  onWrite,
  save,
  children,
}: {
  draft: InstallerDraft
  submission: Submission<FormValues>
  onWrite: (draft: InstallerDraft) => void
  /** What the button says. */
  save: string
  /** Shown at the foot, before the button. */
  children?: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const texts = toFieldTexts(draft)
  const write = (event: FormEvent<HTMLDivElement>) => {
    const form = (event.target as HTMLElement).closest('form')
    if (form) onWrite(toDraft(Object.fromEntries(new FormData(form)) as FormValues))
  }
  const text = (name: InstallerField) => ({
    name,
    label: fieldLabels[name],
    defaultValue: texts[name],
    autoComplete: 'off',
  })
  return (
    <div ref={place} onInput={write}>
      <FormOfParts
        submission={submission}
        validate={(values) => byField(parseInstaller(toDraft(values)).problems)}
      >
        <ProblemSummary />
        <FormPart title="Who it is">
          <Field {...text('trading_name')} maxLength={100} />
          <Field {...text('abn')} inputMode="numeric" hint="Eleven digits, like 51 824 753 556." />
          <TextAreaField
            {...text('people')}
            hint="One a line: name, email, phone. A star before whoever gets the offers: *Con Vlahos, con@example.com, 0491 570 156"
          />
          <Field
            {...text('webhook')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            hint="Where offers are posted to as well, beginning with https://. May be left blank."
          />
        </FormPart>
        <FormPart title="Where it works">
          <TextAreaField
            {...text('areas')}
            hint="One a line: Victoria for the whole state, or regions (inner, eastern, northern, western, southern, outer, regional) and postcodes like 3011 or 3020-3030."
          />
          <TextAreaField
            {...text('except_postcodes')}
            hint="Postcodes in these areas where it doesn’t go. May be left blank."
          />
        </FormPart>
        <FormPart title="What it does">
          <CheckboxesField
            name="services"
            legend={fieldLabels.services}
            options={optionsOf(installerServices, serviceNames)}
            initial={chosenOptions(draft, 'services')}
          />
          <CheckboxesField
            name="property_kinds"
            legend={fieldLabels.property_kinds}
            options={optionsOf(propertyKinds, propertyNames)}
            initial={chosenOptions(draft, 'property_kinds')}
          />
          <div className={kit.pair}>
            <Field {...text('panel_kw')} hint="From and to, like 5-30. Blank takes every size." />
            <Field {...text('battery_kwh')} hint="Like 5-20. Blank takes every size." />
          </div>
          <CheckboxesField
            name="strengths"
            legend={fieldLabels.strengths}
            options={optionsOf(strengths, strengthNames)}
            initial={chosenOptions(draft, 'strengths')}
          />
          <TextAreaField
            {...text('fees')}
            hint="One a line, in dollars a lead without GST, like batteries 85 or panels+batteries 110. Work without a fee is not offered."
          />
        </FormPart>
        <FormPart title="Accreditation">
          <TextAreaField
            {...text('accreditations')}
            hint="One a line: who, for what (design, installation or batteries), number, last day: Con Vlahos, batteries, S4471902, 2027-06-30"
          />
          <div className={kit.pair}>
            <Field {...text('seller_number')} />
            <Field {...text('seller_expires_on')} type="date" />
          </div>
        </FormPart>
        <FormPart title="How many, and when">
          <div className={kit.three}>
            <Field {...text('cap_day')} inputMode="numeric" />
            <Field {...text('cap_week')} inputMode="numeric" />
            <Field {...text('cap_month')} inputMode="numeric" />
          </div>
          <p className={styles.hint}>
            The lowest counts; blank is no cap. A cap under what is taken stops new offers and takes
            nothing back.
          </p>
          <div className={kit.pair}>
            <Field
              {...text('weight')}
              inputMode="numeric"
              hint="Its share beside the others, from 1 to 100. Blank is 1."
            />
            <Field
              {...text('paused_until')}
              type="date"
              hint="The first day it takes leads again."
            />
          </div>
          <div className={kit.pair}>
            <Field {...text('weekday_hours')} hint="Like 7:30-17:00. May be left blank." />
            <Field {...text('saturday_hours')} hint="Like 9:00-12:00. Blank is closed." />
          </div>
          <TextAreaField
            {...text('days_off')}
            hint="One a line: a day, or from one to another: 2026-12-24 to 2027-01-11"
          />
        </FormPart>
        {children}
        <SubmitButton look="gold">{save}</SubmitButton>
      </FormOfParts>
    </div>
  )
}

/** All problems at the top, each a link to its field. Gets the focus when the form is rejected. */
function ProblemSummary() {
  const { problems } = useForm()
  const listed = installerFields.filter((field) => problems[field])
  if (listed.length === 0) return null
  return (
    <div
      className={`${kit.box} ${styles.summary}`}
      role="alert"
      tabIndex={-1}
      data-problem-summary=""
    >
      <h2 className={`${kit.withMark} ${kit.title}`}>
        <Icon name="late" />{' '}
        {listed.length === 1
          ? 'One field needs another look'
          : `${listed.length} fields need another look`}
      </h2>
      <ul>
        {listed.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(event.currentTarget.closest('form'), field)
              }}
            >
              {fieldLabels[field]}
            </a>
            : {problems[field]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(form: HTMLFormElement | null, field: InstallerField): void {
  form?.querySelector<HTMLElement>(`[name="${field}"], [name^="${field}:"]`)?.focus()
}

function byField(
  problems: readonly { field: InstallerField; message: string }[],
): Record<string, string> | undefined {
  return problems.length === 0
    ? undefined
    : Object.fromEntries(problems.map(({ field, message }) => [field, message]))
}

function optionsOf<T extends string>(values: readonly T[], names: Record<T, string>) {
  return values.map((value) => ({ value, label: capitalise(names[value]) }))
}
