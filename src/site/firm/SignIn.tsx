import { firmWords } from '#content/pages/firm.ts'
import { describedBy } from '../enquiry/FieldProblem.tsx'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { Sky } from '../link-page/Sky.tsx'
import { TextField } from '../link-page/TextField.tsx'
import { FirmPost } from './FirmPost.tsx'
import type { SignInProps } from './firm-page.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import styles from './SignIn.module.css'

const path = '/installer/sign-in'

/** Signing in, in two steps: an address, and the code that was sent to it. */
export function SignIn(props: SignInProps) {
  const { step } = props
  const { heading } = firmWords[step === 'code' ? 'code' : 'signIn']
  return (
    <Sky
      heading={heading}
      lead={props.isFromLink ? firmWords.signIn.fromLink : leadOf(props)}
      card={step === 'code' ? <Code {...props} /> : <Address {...props} />}
    />
  )
}

function leadOf({ step, hasTexts, address = '' }: SignInProps) {
  const { signIn, code } = firmWords
  if (step === 'address') return hasTexts ? signIn.leadTexts : signIn.lead
  const lead = address.includes('@') ? code.lead : code.leadText
  return fill(lead, { address: <b dir="auto">{address}</b> })
}

function Address({ offer = '', hasTexts, passkey, problem }: SignInProps) {
  const words = firmWords.signIn
  return (
    <>
      <FirmPost to={path} act="ask" fields={{ offer }}>
        <TextField
          id="address"
          label={hasTexts ? words.addressTexts : words.address}
          problem={problem}
          type={hasTexts ? 'text' : 'email'}
          autoComplete="username"
          inputMode={hasTexts ? 'text' : 'email'}
          enterKeyHint="send"
          maxLength={254}
          required
          aria-describedby={describedBy('address', problem?.message)}
        />
        <p id="address-help" className={`muted ${kit.help}`}>
          {words.same}
        </p>
        <button type="submit" className={`button ${kit.whole}`}>
          {words.button}
        </button>
      </FirmPost>
      {passkey && <PasskeyForm to={path} act="passkey" use={passkey} button={words.passkey} />}
      <p className={`muted ${styles.note}`}>{words.link}</p>
    </>
  )
}

function Code({ offer = '', problem }: SignInProps) {
  const words = firmWords.code
  const again = `${path}${offer && `?${new URLSearchParams({ offer })}`}`
  return (
    <>
      <FirmPost to={path} act="try" fields={{ offer }}>
        <TextField
          id="code"
          label={words.label}
          problem={problem}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={7}
          required
          aria-describedby={describedBy('code', problem?.message)}
        />
        <p id="code-help" className={`muted ${kit.help}`}>
          {words.help}
        </p>
        <label className={styles.tick}>
          <input type="checkbox" name="own" value="yes" />
          <span>
            {words.own}
            <small>{words.ownHelp}</small>
          </span>
        </label>
        <button type="submit" className={`button ${kit.whole}`}>
          {words.button}
        </button>
      </FirmPost>
      <p className={styles.note}>
        <a href={again}>{words.another}</a>
      </p>
      <p className={`muted ${styles.note}`}>{words.never}</p>
    </>
  )
}
