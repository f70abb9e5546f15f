import { verifyReceipt as words } from '#content/pages/verify-receipt.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { dayAt, momentOf } from '../link-page/moments.tsx'
import { TextField } from '../link-page/TextField.tsx'
import { Fact, Facts } from '../offer/Facts.tsx'
import { PlainHero } from '../sections/PlainHero.tsx'
import styles from './VerifyReceipt.module.css'
import type { VerifyReceiptProps } from './verify-receipt.ts'

/** Whether a receipt is ours and unchanged, and what it says. Nothing of it is stored, and no script is needed. */
export function VerifyReceipt(props: VerifyReceiptProps) {
  return (
    <>
      {props.state === 'ask' && (
        <PlainHero heading={words.heading}>
          <p className="lead">{words.lead}</p>
        </PlainHero>
      )}
      {props.state === 'valid' && <Valid {...props} />}
      {props.state === 'invalid' && (
        <PlainHero heading={words.invalid.heading}>
          <p className="lead" role="alert">
            {props.message} {words.invalid.lead}
          </p>
        </PlainHero>
      )}
      <section className={kit.section}>
        <div className={`page ${kit.split}`}>
          <Ask {...props} />
          <Without />
        </div>
      </section>
    </>
  )
}

type ValidProps = Extract<VerifyReceiptProps, { state: 'valid' }>

function Valid({ receipt, publicKey, whose, now }: ValidProps) {
  const { facts, valid } = words
  const { kid: key, until } = publicKey
  return (
    <PlainHero heading={valid.heading}>
      <p className="lead">{receipt.kind === 'call' ? valid.call : valid.lead}</p>
      <p>
        <b>{words.whose[whose]}</b>
      </p>
      <div className={styles.facts}>
        <Facts>
          <Fact label={facts.wording}>“{receipt.wording}”</Fact>
          <Fact label={facts.at}>{momentOf(receipt.agreed_at, now)}</Fact>
          <Fact label={facts.callers}>{receipt.who_may_call}</Fact>
          {receipt.agreed_until && (
            <Fact label={facts.until}>{formatDate(dayAt(receipt.agreed_until), dayAt(now))}</Fact>
          )}
          <Fact label={facts.page}>{receipt.page || facts.noPage}</Fact>
          <Fact label={facts.shown}>{receipt.shown}</Fact>
          <Fact label={facts.version}>{receipt.version}</Fact>
          <Fact label={facts.enquiry}>{receipt.enquiry}</Fact>
          <Fact label={facts.key}>
            {until
              ? fill(facts.keyUntil, { key, until: momentOf(until, now) })
              : fill(facts.keySince, { key })}
          </Fact>
        </Facts>
      </div>
    </PlainHero>
  )
}

function Ask(props: VerifyReceiptProps) {
  const typed = props.state === 'invalid' ? props : { pasted: '', person: '' }
  return (
    <form
      method="post"
      action="/receipts/verify"
      encType="multipart/form-data"
      className={styles.ask}
    >
      {props.state !== 'ask' && <h2>{words.again}</h2>}
      <label className={kit.label} htmlFor="file">
        {words.file}
      </label>
      <input
        id="file"
        name="file"
        type="file"
        accept=".json,application/json"
        className={styles.file}
      />
      <TextField
        id="pasted"
        label={words.pasted}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        defaultValue={typed.pasted}
      />
      <TextField
        id="person"
        label={words.person}
        type="text"
        autoComplete="off"
        maxLength={254}
        defaultValue={typed.person}
        aria-describedby="person-help"
      />
      <p id="person-help" className={`muted ${kit.help}`}>
        {words.personHelp}
      </p>
      <button type="submit" className={`button ${styles.button}`}>
        {words.button}
      </button>
    </form>
  )
}

function Without() {
  const { heading, text, script, scriptPath, keys, keysPath, command } = words.without
  const links = { script: <a href={scriptPath}>{script}</a>, keys: <a href={keysPath}>{keys}</a> }
  return (
    <div>
      <h2>{heading}</h2>
      <p className={styles.text}>{fill(text, links)}</p>
      <pre className={styles.command}>{command}</pre>
    </div>
  )
}
