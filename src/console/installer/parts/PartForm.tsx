import type { ReactNode } from 'react'
import { emptyDraft, type InstallerField } from '#domain/installer/draft.ts'
import {
  type InstallerPart,
  installerParts,
  parseInstallerPart,
  partFields,
} from '#domain/installer/parts.ts'
import { Form, type Submission, SubmitButton, useForm } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { fieldLabels } from '../words.ts'
import { BusinessPart } from './BusinessPart.tsx'
import { ManyPart } from './ManyPart.tsx'
import styles from './Parts.module.css'
import { PeoplePart } from './PeoplePart.tsx'
import { ProofPart } from './ProofPart.tsx'
import type { PartProps } from './part-props.ts'
import { type PartValues, toTyped } from './part-values.ts'
import { partMessages } from './part-words.ts'
import type { Unsaved } from './use-unsaved.ts'
import { WhatPart } from './WhatPart.tsx'
import { WhenPart } from './WhenPart.tsx'
import { WherePart } from './WherePart.tsx'

/** One part of an installer, saved alone. */
export function PartForm({
  part,
  id = '',
  unsaved: { values, change },
  submission,
  notice,
  children,
}: {
  part: InstallerPart
  id?: string
  unsaved: Unsaved
  submission: Submission<object>
  /** Shown above the button. */
  notice?: ReactNode
  /** Shown beside the button. */
  children?: ReactNode
}) {
  return (
    <Form className={styles.form} submission={submission} validate={() => problemsOf(part, values)}>
      <ProblemSummary part={part} />
      <Fields part={part} id={id} values={values} change={change} />
      {notice}
      <p className={`${kit.actions} ${styles.save}`}>
        <SubmitButton look="dark">Save part {installerParts.indexOf(part) + 1}</SubmitButton>
        {children}
      </p>
    </Form>
  )
}

function Fields({ part, id, ...props }: PartProps & { part: InstallerPart; id: string }) {
  switch (part) {
    case 'business':
      return <BusinessPart {...props} />
    case 'people':
      return <PeoplePart {...props} />
    case 'where':
      return <WherePart id={id} {...props} />
    case 'what':
      return <WhatPart {...props} />
    case 'when':
      return <WhenPart {...props} />
    case 'many':
      return <ManyPart {...props} />
    case 'proof':
      return <ProofPart {...props} />
  }
}

/** What of a part can't be saved, by field. Where a place is, the server knows. */
function problemsOf(part: InstallerPart, values: PartValues): Record<string, string> | undefined {
  if (part === 'where') return undefined
  // The other parts are as they are: the server has them.
  const stored = { ...emptyDraft, trading_name: '-' }
  const problems = parseInstallerPart(part, stored, toTyped(part, values)).problems.filter(
    ({ field }) => partFields[part].includes(field),
  )
  if (problems.length === 0) return undefined
  return Object.fromEntries(
    problems.map(({ field, message }) => [field, partMessages[field] ?? message]),
  )
}

/** Where several fields are wrong, all at the top, each a link to its field. Gets the focus when the part is rejected. */
function ProblemSummary({ part }: { part: InstallerPart }) {
  const { problems } = useForm()
  const listed = partFields[part].filter((field) => problems[field])
  if (listed.length < 2) return null
  return (
    <div
      className={`${kit.box} ${styles.summary}`}
      role="alert"
      tabIndex={-1}
      data-problem-summary=""
    >
      <h3 className={`${kit.withMark} ${kit.title}`}>
        <Icon name="late" /> {listed.length} fields need another look
      </h3>
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
  form
    ?.querySelector<HTMLElement>(
      `[name="${field}"], [name^="${field}:"], [data-field="${field}"] input`,
    )
    ?.focus()
}
