import { useLettersAreFiles } from '../client/warnings-query.ts'
import { Problem, Success } from '../ui/form/Problem.tsx'

/** What became of a letter that an operator sent. */
export function LetterSent() {
  return useLettersAreFiles() ? (
    <Problem>The email is only a file on the server and reaches nobody: SMTP isn’t set.</Problem>
  ) : (
    <Success>The email is on its way.</Success>
  )
}
