import { Problem, Success } from '../../ui/form/Problem.tsx'
import { SecretOnce } from '../../ui/SecretOnce.tsx'

/** What became of an invitation's letter. Where it's a file, the link is shown once, to be passed on. */
export function InvitationResult({
  letterSent,
  link,
  onDone,
}: {
  letterSent: boolean
  link: string | null
  onDone: () => void
}) {
  if (link)
    return (
      <SecretOnce title="The link of the invitation" secret={link} onDone={onDone}>
        The email is written to a file and reaches nobody: SMTP isn’t set. Pass the link on
        yourself, to them alone: the person who opens it chooses the password. It works once, for
        seven days, and isn’t shown again.
      </SecretOnce>
    )
  return letterSent ? (
    <Success>The email is sent. The link in it holds for seven days.</Success>
  ) : (
    <Problem>
      The email could not be sent. Check the mail server, then send it again from the list.
    </Problem>
  )
}
