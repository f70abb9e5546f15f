import { firmScriptWords } from '#content/pages/firm-script.ts'

/*
 * How a call went, tapped without signal, is kept on the phone, and goes once there is one with how long it waited: clocks of phones are
 * wrong. Nothing of the visitor is kept, and no person's tap goes in another's name. The server takes a tap once, however often it comes.
 */

const key = 'firm-taps'
const path = '/installer/today'
const againMs = 30_000

type KeptTap = {
  fields: { act: string; offer: string; calls: string; outcome: string }
  person: string
  tappedAt: number
}

function readTaps(): KeptTap[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

function writeTaps(taps: readonly KeptTap[]): void {
  localStorage.setItem(key, JSON.stringify(taps))
}

function without({ fields: { offer } }: KeptTap): KeptTap[] {
  return readTaps().filter(({ fields }) => fields.offer !== offer)
}

function postOf({ fields, tappedAt }: KeptTap): Record<string, string> {
  return { ...fields, waited: String(Math.max(0, Date.now() - tappedAt)) }
}

/** Posts as without script: the page that answers is shown. */
function submit(tap: KeptTap): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: path })
  for (const [name, value] of Object.entries(postOf(tap)))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

/** Sends a tap; false while there is no signal, or before signing in. */
async function send(tap: KeptTap): Promise<boolean> {
  const body = new URLSearchParams(postOf(tap))
  const response = await fetch(path, { method: 'POST', body }).catch(() => undefined)
  if (!response || response.status >= 500) return false
  const isSignedOut = response.redirected && !new URL(response.url).pathname.startsWith(path)
  if (isSignedOut) {
    location.assign(response.url)
    return false
  }
  writeTaps(without(tap))
  if (response.redirected) location.assign(response.url)
  // It says what is so instead: shown as if it had been posted.
  else submit(tap)
  return true
}

function showKept(forms: readonly HTMLFormElement[]): void {
  const offers = new Set(readTaps().map(({ fields }) => fields.offer))
  for (const form of forms) {
    const offer = form.querySelector<HTMLInputElement>('[name=offer]')?.value ?? ''
    if (!offers.has(offer) || form.querySelector('[role=status]')) continue
    const words = Object.assign(document.createElement('p'), {
      textContent: firmScriptWords.notSent,
    })
    words.setAttribute('role', 'status')
    form.prepend(words)
  }
}

let isSending = false

async function sendKept(person: string | undefined): Promise<void> {
  const [tap] = readTaps().filter((one) => one.person === person)
  if (!tap || isSending) return
  isSending = true
  // Where it is sent the page is another one, which sends the next.
  await send(tap)
  isSending = false
}

export function keepTaps(): void {
  const forms = Array.from(document.querySelectorAll<HTMLFormElement>('form[data-keep-for]'))
  const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person
  for (const form of forms)
    form.addEventListener('submit', (event) => {
      const { submitter } = event
      const body = new FormData(form, submitter)
      const textOf = (name: string) => String(body.get(name) ?? '')
      const fields = {
        act: textOf('act'),
        offer: textOf('offer'),
        calls: textOf('calls'),
        outcome: textOf('outcome'),
      }
      const tap = { fields, person: form.dataset.keepFor ?? '', tappedAt: Date.now() }
      try {
        writeTaps([...without(tap), tap])
      } catch {
        // Without room to keep it in, it goes as without script.
        return
      }
      event.preventDefault()
      void send(tap).then((isSent) => isSent || showKept(forms))
    })
  showKept(forms)
  addEventListener('online', () => void sendKept(person))
  setInterval(() => void sendKept(person), againMs)
  void sendKept(person)
}
