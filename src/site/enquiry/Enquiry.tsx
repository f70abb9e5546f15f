import { submitLabels } from '#content/consent.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { type EnquiryForm, type EnquiryKind, stepName } from '#domain/enquiry/form.ts'
import { isAnswered } from '#domain/enquiry/journey.ts'
import { ByKind } from './ByKind.tsx'
import { Consent } from './Consent.tsx'
import styles from './Enquiry.module.css'
import { Question } from './Question.tsx'
import { useEnquiry } from './use-enquiry.ts'

export type EnquiryProps = {
  form: EnquiryForm
  country: Country
  /** The address this form stands on. */
  page: string
  consents: Record<EnquiryKind, string>
  /** Whether consent takes a tick, and not just the sentence. */
  mustTick: boolean
  headStart?: HeadStart | undefined
}

/** What a visitor already did to a form that was not yet alive: pressed an answer, or Continue. */
export type HeadStart = 'chose' | 'proceeded'

/**
 * One plain form that holds every step and works without script. With script one step shows at a time:
 * which one is told by data attributes, so that the page looks the same before and after coming to life.
 */
export function Enquiry({ form, country, page, consents, mustTick, headStart }: EnquiryProps) {
  const enquiry = useEnquiry({ form, country, page, headStart })
  const { at, answers, problems } = enquiry
  const last = form.steps.length - 1
  const step = form.steps[at]
  const waiting = enquiry.live && step !== undefined && !isAnswered(step, answers)

  return (
    <form
      ref={enquiry.element}
      id={`${form.slug}-form`}
      className={styles.form}
      method="post"
      action="/enquiries"
      aria-labelledby={`${form.slug}-title`}
      noValidate={enquiry.live}
      data-place={at === 0 ? 'first' : at === last ? 'last' : 'middle'}
      onSubmit={enquiry.submitted}
      onInput={enquiry.changed}
    >
      <input type="hidden" name="form" value={form.slug} />
      <input type="hidden" name="page" value={page} />
      {/* People neither see nor reach it; programs that fill in every field do. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      <div className={styles.name}>
        <h2 id={`${form.slug}-title`}>{form.title}</h2>
        <span className={styles.count} aria-live="polite">
          {`Step ${at + 1} of ${form.steps.length}`}
        </span>
      </div>
      <progress
        className={styles.progress}
        max={form.steps.length}
        value={at + 1}
        aria-label="Progress through the questions"
      />

      <div className={styles.summary} data-problems="" tabIndex={-1} hidden>
        <h3 data-problems-title="">Nothing is lost. Please put this right:</h3>
        <ul />
      </div>

      {form.steps.map((each, index) => (
        <fieldset
          key={stepName(each)}
          className={styles.step}
          data-step={stepName(each)}
          data-current={index === at ? '' : undefined}
        >
          {each.questions.map((question) => (
            <Question
              key={question.name}
              form={form.slug}
              question={question}
              problem={problems.find(({ question: name }) => name === question.name)?.message}
              isLastText={index === last}
              onChoose={enquiry.chose}
            />
          ))}
        </fieldset>
      ))}

      <Consent
        form={form.slug}
        wording={<ByKind form={form} texts={consents} />}
        mustTick={mustTick}
        problem={problems.find(({ question }) => question === 'consent')?.message}
      />

      <div className={styles.move}>
        <button type="button" className={styles.back} onClick={enquiry.goBack}>
          <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
            <path d="M8 1.5 2.5 7 8 12.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          Back
        </button>
        <button
          type="button"
          className={styles.continue}
          data-continue=""
          disabled={waiting || undefined}
          onClick={enquiry.proceed}
        >
          Continue
        </button>
        <button
          type="submit"
          className={styles.submit}
          disabled={(waiting && at === last) || undefined}
        >
          <ByKind form={form} texts={submitLabels} />
        </button>
      </div>

      <p className={styles.paid}>
        Free for you. Installers pay us when we introduce you. <a href="/#paid">How we are paid</a>
      </p>
    </form>
  )
}
