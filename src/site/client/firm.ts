import { firmScriptWords } from '#content/pages/firm-script.ts'
import {
  answerWithPasskey,
  createPasskey,
  hasPasskeys,
  type NewPasskeyRequest,
  type PasskeyRequest,
} from '../ui/passkeys.ts'
import { keepTaps } from './firm-taps.ts'

/* What script adds to an installer's own pages. They do without it. */

const onlyFactor = { isOnlyFactor: true }

type Asked = { make?: NewPasskeyRequest; use?: PasskeyRequest }

async function fieldsOf({ make, use }: Asked): Promise<Record<string, string>> {
  if (make) return createPasskey(make, onlyFactor)
  if (!use) return {}
  const { used, isOfThisDevice } = await answerWithPasskey(use, onlyFactor)
  return { ...used, own: isOfThisDevice ? 'yes' : '' }
}

async function sendPasskey(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = ''
  try {
    const fields = await fieldsOf(JSON.parse(form.dataset.passkey ?? '{}'))
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    form.submit()
  } catch {
    // Browsers don't say whether the user cancelled, waited too long or has no such passkey.
    if (status) status.textContent = firmScriptWords.noPasskey
  }
}

if (hasPasskeys)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void sendPasskey(form)
    })
  }

keepTaps()
