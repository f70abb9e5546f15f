import { useEffect, useRef } from 'react'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'
import notices from './Notices.module.css'

type Props = {
  form: EnquiryForm
  problems: readonly Problem[]
  notice: string | undefined
}

/** What is wrong with the answers, above the first question. Each problem links to its field. */
export function ProblemSummary({ form, problems, notice }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div
      ref={element}
      className={`problems ${notices.box} ${notices.summary}`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a rejected page is read from here
      autoFocus
    >
      <h3>{notice ?? headingFor(problems.length)}</h3>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ question, message }) => (
            <li key={question}>
              <a href={`#${fieldId(form, question)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function headingFor(count: number): string {
  return `There ${count === 1 ? 'is one thing' : `are ${count} things`} to put right. Nothing else is lost.`
}

/** The id of a question's field: of a choice, its first answer. */
function fieldId(form: EnquiryForm, name: string): string {
  const isChoice = questionsOf(form).some((each) => each.name === name && each.kind === 'choice')
  return `${form.slug}-${name}${isChoice ? '-0' : ''}`
}
