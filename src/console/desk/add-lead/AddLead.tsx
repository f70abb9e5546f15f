import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { spokenForm } from '#domain/desk/added-lead.ts'
import type { EnquiryForm, Question } from '#domain/enquiry/form.ts'
import { installersSentence } from '#edition/consent.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { api } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { CheckboxesField, Field, SelectField, TextAreaField } from '../../ui/form/Field.tsx'
import { SubmitButton } from '../../ui/form/Form.tsx'
import { FormOfParts, FormPart } from '../../ui/form/FormOfParts.tsx'
import kit from '../../ui/kit.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SectionText } from '../../ui/Section.tsx'
import { contactLabels, formLabel } from '../../words/labels.ts'
import { newEntryId } from '../lead/history/note-id.ts'
import { useLeadRefresh } from '../lead/use-lead-refresh.ts'

const forms = [...formsOf(brand).values()]
const agreed = 'installers:yes'

/** Enters the enquiry of a visitor who rang, with the questions of any form, and their consent in their own words. */
export function AddLead() {
  const [form, setForm] = useState(forms[0])
  const add = useAddedLead(form)
  if (!form) return null
  const questions = questionsByKind(spokenForm(form))
  return (
    <>
      <BackLink to="/console">Queue</BackLink>
      <PageTitle title="Add a lead" />
      <div className={kit.padded}>
        <SectionText>
          For somebody who rang. It gets a promise like every other lead. With an email address,
          they get an email with the way to what we wrote down.
        </SectionText>
      </div>
      <FormOfParts submission={add}>
        <FormPart title="Who rang">
          <div className={kit.pair}>
            {questions.contact.map((question) => (
              <ContactField key={question.kind} question={question} />
            ))}
          </div>
        </FormPart>
        <FormPart title="What they ask for">
          <SelectField
            name="form"
            label="Questions about"
            options={forms.map(({ slug }) => ({ value: slug, label: formLabel(slug) }))}
            onChange={(slug) => setForm(forms.find((one) => one.slug === slug) ?? form)}
          />
          {questions.others.map((question) => (
            <Answer key={`${form.slug} ${question.name}`} question={question} />
          ))}
        </FormPart>
        <FormPart title="What they agreed to">
          <TextAreaField
            name="consent"
            label="In their words"
            hint="Like: They asked us to call them about a battery, and to email what we find out."
            maxLength={2000}
          />
          <CheckboxesField
            name="installers"
            legend="Installers"
            hint="Read it out. Without a yes, no installer is offered this lead."
            options={[{ value: 'yes', label: installersSentence(brand) }]}
            initial={[]}
          />
        </FormPart>
        <SubmitButton look="gold">Add the lead</SubmitButton>
      </FormOfParts>
    </>
  )
}

type Values = Record<string, string>

function useAddedLead(form: EnquiryForm | undefined) {
  const refresh = useLeadRefresh()
  const navigate = useNavigate()
  const [id] = useState(newEntryId)
  return useMutation({
    mutationFn: ({ form: slug = '', consent = '', [agreed]: installers, ...answers }: Values) =>
      api.leads.$post({
        json: {
          id,
          form: form?.slug ?? slug,
          consent,
          installers: installers !== undefined,
          answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)),
        },
      }),
    onSuccess: async ({ lead }) => {
      await refresh()
      await navigate({ to: '/console/leads/$id', params: { id: lead } })
    },
  })
}

const contactKinds = ['name', 'phone', 'email', 'postcode'] as const

function questionsByKind(form: EnquiryForm): { contact: Question[]; others: Question[] } {
  const all = form.steps.flatMap(({ questions }) => questions)
  const isContact = ({ kind }: Question) => contactKinds.some((one) => one === kind)
  return {
    contact: contactKinds.flatMap((kind) => all.find((question) => question.kind === kind) ?? []),
    others: all.filter((question) => !isContact(question)),
  }
}

const inputs: Record<string, object> = {
  name: { autoCapitalize: 'words', required: true },
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  postcode: { inputMode: 'numeric', hint: 'Ask for it: it decides who can help.' },
}

function ContactField({ question: { name, kind } }: { question: Question }) {
  return (
    <Field name={name} label={contactLabels[kind] ?? ''} autoComplete="off" {...inputs[kind]} />
  )
}

function Answer({ question }: { question: Question }) {
  const { name, ask } = question
  if (question.kind === 'message') return <TextAreaField name={name} label={ask} />
  if (question.kind !== 'choice') return <Field name={name} label={ask} autoComplete="off" />
  return (
    <SelectField
      name={name}
      label={ask}
      options={[{ value: '', label: 'Not asked' }, ...question.choices]}
    />
  )
}
