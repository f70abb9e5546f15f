import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fillFields, type LetterField, type LetterText } from '#domain/desk/template.ts'
import { api, errorMessage } from '../client/api.ts'
import { brand } from '../client/brand.ts'
import { useOperator } from '../client/session.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextAreaField } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import kit from '../ui/kit.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { RowItem, RowList } from '../ui/RowList.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import styles from './LetterTemplates.module.css'
import { type LetterTemplate, letterTemplatesQuery } from './settings-queries.ts'

/** What emails from the desk begin with. */
export function LetterTemplates() {
  const query = useQuery(letterTemplatesQuery)
  const [open, setOpen] = useState<string>()
  return (
    <Section title="Emails from the desk" about="what operators begin with">
      <Loaded query={query}>
        {({ templates, fields }) => (
          <>
            <SectionText>
              Operators send these from a lead’s page, and may change them before they do. In braces
              stands what is filled in: {fields.map((field) => `{${field}}`).join(', ')}.
            </SectionText>
            <RowList>
              {templates.map((template) => (
                <RowItem
                  key={template.id}
                  title={template.name}
                  about={[template.subject]}
                  actions={
                    <Button
                      small
                      aria-expanded={open === template.id}
                      onClick={() => setOpen(open === template.id ? undefined : template.id)}
                    >
                      Change…<span className="visually-hidden"> ‘{template.name}’</span>
                    </Button>
                  }
                >
                  {open === template.id && (
                    <EditTemplate
                      key={template.version}
                      template={template}
                      onClose={() => setOpen(undefined)}
                    />
                  )}
                </RowItem>
              ))}
            </RowList>
            {open === 'new' ? (
              <EditTemplate onClose={() => setOpen(undefined)} />
            ) : (
              <Button onClick={() => setOpen('new')}>Add a template</Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function EditTemplate({ template, onClose }: { template?: LetterTemplate; onClose: () => void }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: letterTemplatesQuery.queryKey })
  const [preview, setPreview] = useState<LetterText>({
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  })
  const save = useMutation({
    mutationFn: ({ name, subject, body }: LetterText & { name: string }) =>
      api['letter-templates'].$post({
        json: {
          name,
          subject,
          body,
          ...(template && { existing: { id: template.id, version: template.version } }),
        },
      }),
    onSuccess: async () => {
      await refresh()
      onClose()
    },
  })
  return (
    <div className={styles.edit}>
      <Form submission={save}>
        <Field name="name" label="Name" required autoComplete="off" defaultValue={template?.name} />
        <Field
          name="subject"
          label="Subject"
          required
          autoComplete="off"
          defaultValue={template?.subject}
          onChange={({ target }) => setPreview({ ...preview, subject: target.value })}
        />
        <TextAreaField
          name="body"
          label="Email"
          required
          rows={12}
          defaultValue={template?.body}
          onChange={({ target }) => setPreview({ ...preview, body: target.value })}
        />
        <div className={kit.actions}>
          <SubmitButton>Save the template</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
          {template && <DeleteTemplate id={template.id} onDeleted={refresh} />}
        </div>
      </Form>
      <Preview {...preview} />
    </div>
  )
}

function DeleteTemplate({ id, onDeleted }: { id: string; onDeleted: () => Promise<unknown> }) {
  const remove = useMutation({
    mutationFn: () => api['letter-templates'][':id'].$delete({ param: { id } }),
    onSuccess: onDeleted,
  })
  return (
    <>
      <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
        Delete it
      </Button>
      {remove.error && <Problem>{errorMessage(remove.error)}</Problem>}
    </>
  )
}

/** How it reads for an invented person. On a lead’s page it has that person's details. */
function Preview({ subject, body }: LetterText) {
  const { name } = useOperator()
  const values: Record<LetterField, string> = {
    'first name': 'Mai',
    operator: name,
    business: brand.name,
    phone: brand.phone.label,
    form: 'Get Your Free Solar Quote',
    reference: 'WW-7Q3K9M2D',
    promise: 'by Monday 5 pm',
  }
  return (
    <aside className={`${kit.box} ${styles.preview}`} aria-label="How it reads">
      <p className={kit.note}>How it reads for Mai, somebody invented</p>
      <p className={kit.strong}>{fillFields(subject, values)}</p>
      <p>{fillFields(body, values)}</p>
    </aside>
  )
}
