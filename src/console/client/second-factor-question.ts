import { createStore, useStore } from './store.ts'

type Question = { answer: (given: boolean) => void; answered: Promise<boolean> }

/** The question for the second factor, while it is open. */
const question = createStore<Question | undefined>(undefined)

export function useSecondFactorQuestion(): Question | undefined {
  return useStore(question)
}

/**
 * Asks the operator for the second factor again; whether they gave it. Requests that need it at the same time wait for one
 * answer.
 */
export function askForSecondFactor(): Promise<boolean> {
  const open = question.get()
  if (open) return open.answered
  const { promise: answered, resolve } = Promise.withResolvers<boolean>()
  const answer = (given: boolean) => {
    question.set(undefined)
    resolve(given)
  }
  question.set({ answer, answered })
  return answered
}
