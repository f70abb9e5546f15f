import {
  type Answers,
  type EnquiryForm,
  type EnquiryKind,
  questionsOf,
  stepName,
} from '#domain/enquiry/form.ts'
import { isAsked } from '#domain/enquiry/is-asked.ts'
import { isAnswered } from '#domain/enquiry/journey.ts'
import { isComplaintForm, kindsOf } from '#domain/enquiry/kind.ts'
import { submitLabels } from '#edition/consent.ts'
import { paidBriefly } from '#edition/paid.ts'
import { roofStrip } from '#views/house/roof-strip.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import { Boxes } from './Boxes.tsx'
import { Consent } from './Consent.tsx'
import styles from './Enquiry.module.css'
import type { EnquiryProps } from './enquiry-props.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { Question } from './Question.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { useFoundPrograms } from './use-found-programs.ts'

/**
 * One plain form that holds every step and works without script. With script one step shows at a time, chosen by data
 * attributes, so that the page looks the same before and after hydration.
 */
export function Enquiry(props: EnquiryProps & HydrationProps) {
  const { form, page, consents, mustTick, channels, besideHouse = false, rejected } = props
  const {
    element,
    isHydrated,
    isMoving,
    at,
    answers,
    known,
    askKnown,
    problems,
    notice,
    Notices,
    ...handlers
  } = useEnquiry(props)
  const FoundPrograms = useFoundPrograms(form, at)
  const last = form.steps.length - 1
  const step = form.steps[at]
  const isWaiting = isHydrated && step !== undefined && !isAnswered(step, answers)
  const notSentId = at === last && notice && Notices ? `${form.slug}-not-sent` : undefined
  const problemWith = (name: string) => problems.find(({ question }) => question === name)?.message
  // Where the visitor is asked whether a number is right, nothing else is wrong. Sent again, it stays.
  const asked = problems[0] && answers[problems[0].question]
  // Once hydrated a problem is shown at its step, and notices lie over the page if their code could be loaded.
  const hasSummary = isHydrated ? notice && !Notices : notice || problems.length > 0

  return (
    <form
      ref={element}
      id={`${form.slug}-form`}
      className={styles.form}
      method="post"
      action="/enquiries"
      aria-labelledby={`${form.slug}-title`}
      noValidate={isHydrated}
      data-moving={isMoving ? '' : undefined}
      data-place={at === 0 ? 'first' : at === last ? 'last' : 'middle'}
      onSubmit={handlers.submit}
    >
      <input type="hidden" name="form" value={form.slug} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="asked" value={asked} />
      {rejected?.estimate && <input type="hidden" name="estimate" value={rejected.estimate} />}
      {/* A honeypot: people neither see nor reach it, password managers leave it alone, programs fill in every field. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" readOnly />
        </label>
      </div>

      {besideHouse && <RoofStrip />}
      <div className={styles.name}>
        <h2 id={`${form.slug}-title`}>{form.title}</h2>
        <span
          className={styles.count}
          aria-live="polite"
          data-next={at === 0 && last > 0 ? `Step 2 of ${form.steps.length}` : undefined}
        >
          {`Step ${at + 1} of ${form.steps.length}`}
        </span>
      </div>
      <progress
        className={styles.progress}
        max={form.steps.length}
        value={at + 1}
        aria-label="Progress through the questions"
      />

      <Known form={form} known={known} onChange={askKnown} />
      {FoundPrograms && (
        <div role="status" className={styles.found}>
          <FoundPrograms answers={answers} />
        </div>
      )}
      {hasSummary && <ProblemSummary form={form} problems={problems} notice={notice?.message} />}

      {form.steps.map((each, index) => {
        const [{ kind, optional }] = each.questions
        // A choice has the legend. What is typed has a label of its own.
        const Group = kind === 'choice' && !optional ? 'fieldset' : 'div'
        return (
          <Group
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
                answer={answers[question.name] ?? ''}
                problem={problemWith(question.name)}
                isUnasked={!isAsked(question, answers)}
                besideHouse={besideHouse}
                isLastText={index === last}
                onChange={handlers.change}
                onChoose={handlers.choose}
                onSkip={channels && question.kind === 'phone' ? handlers.skipPhone : undefined}
              />
            ))}
          </Group>
        )
      })}

      {import.meta.env.HAS_BOXES !== false && channels ? (
        <Boxes
          form={form.slug}
          answer={<ByKind form={form} texts={consents} />}
          wordings={channels}
          ticks={rejected?.ticks}
          problem={problemWith('agree-answer')}
          onChange={handlers.changeBox}
        />
      ) : (
        <Consent
          form={form.slug}
          wording={<ByKind form={form} texts={consents} />}
          mustTick={mustTick}
          problem={problemWith('consent')}
          onChange={() => handlers.clearProblem('consent')}
        />
      )}

      <div className={styles.move}>
        <button type="button" className={styles.back} data-back="" onClick={handlers.goBack}>
          <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
            <path d="M8 1.5 2.5 7 8 12.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          Back
        </button>
        <button
          type="button"
          className={`button ${styles.continue}`}
          data-continue=""
          disabled={isWaiting || undefined}
          onClick={handlers.proceed}
        >
          Continue
        </button>
        <button
          type="submit"
          className={`button ${styles.submit}`}
          disabled={(isWaiting && at === last) || undefined}
          aria-describedby={notSentId}
        >
          <ByKind form={form} texts={submitLabels} />
        </button>
      </div>
      {Notices && <Notices notice={notice} lineId={notSentId} />}

      {!isComplaintForm(form.slug) && (
        <p className={`muted ${styles.paid}`}>
          {`${paidBriefly.form} `}
          <a href={paidBriefly.link.path}>{paidBriefly.link.label}</a>
        </p>
      )}
    </form>
  )
}

type KnownProps = { form: EnquiryForm; known: Answers; onChange: (first: string) => void }

/** What the calculator beside the form has answered, and a way to answer it otherwise. */
function Known({ form, known, onChange }: KnownProps) {
  const [first] = Object.keys(known)
  if (!first) return null
  return (
    <p className="muted">
      From the calculator:{' '}
      {questionsOf(form).map(
        (question) =>
          question.kind === 'choice' &&
          question.choices.map(
            ({ value, label }) => value === known[question.name] && `${question.ask} ${label}. `,
          ),
      )}
      <a
        href={`#${form.slug}-${first}-0`}
        onClick={(event) => {
          event.preventDefault()
          onChange(first)
        }}
      >
        Change
      </a>
    </p>
  )
}

type ByKindProps = { form: EnquiryForm; texts: Partial<Record<EnquiryKind, string>> }

/** The text for the kind of enquiry that the chosen answer makes. CSS hides the other, also without script. */
function ByKind({ form, texts }: ByKindProps) {
  const kinds = kindsOf(form)
  if (kinds.length === 1) return texts[kinds[0] ?? 'quotes']
  return kinds.map((kind) => (
    <span key={kind} data-kind={kind}>
      {texts[kind]}
    </span>
  ))
}

/** The roof of the hero's house, in the card of a phone: the house itself is below the fold there. */
function RoofStrip() {
  return (
    <svg className={styles.strip} viewBox={roofStrip} aria-hidden="true">
      <use href="#house" />
      <use href="#shop-variant" />
    </svg>
  )
}
