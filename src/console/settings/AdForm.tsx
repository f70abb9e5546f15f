import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { spokenForm } from '#domain/desk/added-lead.ts'
import { type EnquiryForm, type Question, questionsOf } from '#domain/enquiry/form.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import { suggestMapping } from '#domain/lead/ad-form.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { api } from '../client/api.ts'
import { brand } from '../client/brand.ts'
import { warningsQuery } from '../client/warnings-query.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { contactLabels, formLabel } from '../words/labels.ts'
import styles from './AdForm.module.css'
import { type AdForm as AdFormView, adFormsQuery } from './settings-queries.ts'

const ours = Array.from(formsOf(brand).values()).filter(({ slug }) => !isComplaintForm(slug))
const route = api['ad-forms'][':id']

/** One form of an advertisement: what it asks, with the latest answers, and what each is for. */
export function AdForm({ adForm }: { adForm: AdFormView }) {
  const { id, network, number, counts, fields, latest, problem, mapping, version } = adForm
  const queries = useQueryClient()
  const known = ours.find(({ slug }) => slug === adForm.form) ?? ours[0]
  const [form, setForm] = useState(known)
  const refresh = {
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries(adFormsQuery),
        queries.invalidateQueries(warningsQuery),
      ]),
  }
  const save = useMutation({
    mutationFn: (values: Record<string, string>) =>
      route.mapping.$post({
        param: { id },
        json: {
          version,
          form: form?.slug ?? '',
          mapping: Object.fromEntries(
            fields.flatMap((field, index) => {
              const question = values[`field-${index}`]
              return question ? [[field.id, question]] : []
            }),
          ),
        },
      }),
    ...refresh,
  })
  const fetchAgain = useMutation({
    mutationFn: () => route.fetch.$post({ param: { id } }),
    ...refresh,
  })
  if (!form) return null
  return (
    <Section title={`${networks[network]} form ${number}`} about={formatCounts(counts)}>
      {problem && (
        <Notice kind="clay" icon="failing">
          {problem}{' '}
          {counts.givenUp > 0 && (
            <Button small busy={fetchAgain.isPending} onClick={() => fetchAgain.mutate()}>
              Fetch again
            </Button>
          )}
        </Notice>
      )}
      {fields.length === 0 ? (
        <SectionText>Its answers are being fetched.</SectionText>
      ) : (
        <>
          <SectionText>
            {mapping === null
              ? 'Entries wait until you say what each field is for.'
              : 'Each entry becomes a lead at once.'}{' '}
            A choice counts where it reads like one of ours; what fits nowhere is kept as they wrote
            it.{' '}
            {latest && (
              <>
                {latest.isTest ? 'Below is the test of' : 'Below are the latest answers, of'}{' '}
                <Moment at={latest.at} way="withTime" />.
                {latest.isTest && ' A test doesn’t become a lead.'}
              </>
            )}
          </SectionText>
          <Form submission={save} className={styles.form}>
            <SelectField
              name="form"
              label="Its answers are for our form"
              initial={form.slug}
              options={ours.map(({ slug }) => ({ value: slug, label: formLabel(slug) }))}
              onChange={(slug) => setForm(ours.find((one) => one.slug === slug) ?? form)}
            />
            <Fields key={form.slug} adForm={adForm} form={spokenForm(form)} />
            <SubmitButton>{mapping === null ? 'Map this form' : 'Save'}</SubmitButton>
          </Form>
        </>
      )}
    </Section>
  )
}

const networks = { google: 'Google', meta: 'Meta' } as const

/** A line for each field of theirs, with what it is for. */
function Fields({ adForm, form }: { adForm: AdFormView; form: EnquiryForm }) {
  const { fields, latest, mapping } = adForm
  const chosen = mapping && adForm.form === form.slug ? mapping : suggestMapping(fields, form)
  const options = [
    { value: '', label: 'Keep it as they wrote it' },
    ...questionsOf(form).map((question) => ({ value: question.name, label: labelOf(question) })),
  ]
  return (
    <ul className={styles.fields}>
      {fields.map(({ id, label }, index) => (
        <li key={id}>
          <SelectField
            name={`field-${index}`}
            label={
              <span className={styles.theirs}>
                {label} <span>{latest?.values.find((value) => value.id === id)?.value}</span>
              </span>
            }
            initial={chosen[id] ?? ''}
            options={options}
          />
        </li>
      ))}
    </ul>
  )
}

function labelOf({ kind, ask }: Question): string {
  return contactLabels[kind] ?? ask
}

function formatCounts({ waiting, unreachable, fetching, givenUp, leads }: AdFormView['counts']) {
  const parts = [
    leads > 0 && `${leads} ${leads === 1 ? 'lead' : 'leads'}`,
    waiting > 0 && `${waiting} waiting`,
    fetching > 0 && `${fetching} being fetched`,
    givenUp > 0 && `${givenUp} not fetched`,
    unreachable > 0 && `${unreachable} that nobody can answer`,
  ]
  return parts.filter(Boolean).join(', ')
}
