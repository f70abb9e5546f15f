import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ApiError, errorMessage } from '../../client/api.ts'
import { Button } from '../Button.tsx'
import kit from '../kit.module.css'
import styles from './Form.module.css'
import { Problem } from './Problem.tsx'

/** Sentences by field name. */
type Problems = Readonly<Record<string, string | undefined>>

const FormState = createContext<{ pending: boolean; problems: Problems }>({
  pending: false,
  problems: {},
})

/** Whether the form around a component is being sent, and the problems of its fields. */
export function useForm() {
  return useContext(FormState)
}

/** What a form needs of TanStack's `useMutation`. */
export type Submission<Values> = {
  mutate: (values: Values, options?: { onSuccess: () => void }) => void
  isPending: boolean
  error: unknown
}

/**
 * A form whose fields keep their own values. Browsers check what is required; `validate` and the server check the
 * rest. Problems are shown beside their field, which gets the focus unless a summary does, or else at the foot of the form. Fields are
 * emptied only once the server accepts them: that is why this is not a React form action.
 */
export function Form<Values>({
  submission,
  onSubmit,
  validate,
  fieldOf,
  className = styles.form,
  children,
}: {
  submission?: Submission<Values>
  /** For forms that change what the screen shows, without asking the server. */
  onSubmit?: (values: Values) => void
  validate?: (values: Values) => Problems | undefined
  /** The name of the field that a rejection is about, by the rejection's code. */
  fieldOf?: (code: string) => (keyof Values & string) | undefined
  className?: string
  children: ReactNode
}) {
  const { isPending: pending, error } = submission ?? { isPending: false, error: null }
  const form = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState<Problems>()
  const field = error ? fieldOf?.(error instanceof ApiError ? error.code : '') : undefined
  const rejected = rejectedFields(error)
  const problems = invalid ?? rejected ?? (field ? { [field]: errorMessage(error) } : {})

  const failure = invalid ?? error
  useEffect(() => {
    if (failure)
      form.current
        ?.querySelector<HTMLElement>('[data-problem-summary], [aria-invalid="true"]')
        ?.focus()
  }, [failure])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    // Values are typed by the caller, who gives the fields inside the same names.
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values
    const invalid = validate?.(values)
    setInvalid(invalid)
    if (invalid) return
    onSubmit?.(values)
    submission?.mutate(values, { onSuccess: () => form.current?.reset() })
  }
  return (
    <form ref={form} className={className} onSubmit={submit}>
      <FormState value={{ pending, problems }}>{children}</FormState>
      {error && !field && !rejected && !invalid ? <Problem>{errorMessage(error)}</Problem> : null}
    </form>
  )
}

/** The problems of several fields that a rejection is about. */
function rejectedFields(error: unknown): Problems | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined
  const problems = error.details.problems as FieldProblem[] | undefined
  if (!problems || problems.length === 0) return undefined
  return Object.fromEntries(
    problems.map(({ field, question = '', message }) => [field ?? question, message]),
  )
}

type FieldProblem = { field?: string; question?: string; message: string }

/** The buttons of a form within a screen: submit and cancel. */
export function FormButtons({ yes, onCancel }: { yes: string; onCancel: () => void }) {
  return (
    <div className={kit.actions}>
      <SubmitButton small look="dark">
        {yes}
      </SubmitButton>
      <Button small onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** Sends the form around it. Wide buttons say so while it is being sent. */
export function SubmitButton({
  children,
  ...look
}: Pick<Parameters<typeof Button>[0], 'look' | 'small' | 'wide'> & { children: ReactNode }) {
  const { pending } = useForm()
  return (
    <Button type="submit" busy={pending} {...look}>
      {pending && look.wide ? 'One moment…' : children}
    </Button>
  )
}
