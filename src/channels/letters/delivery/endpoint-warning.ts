import type { Brand } from '#content/brand.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import type { Letter } from '../letter.ts'
import { formatZonedMoment } from '../zoned-moment.ts'

/** Tells an owner that a webhook stopped answering or was turned off, and what to do. */
export function endpointWarningLetter(
  { name, link, warning }: { name: string; link: string; warning: EndpointWarning },
  { brand }: { brand: Brand },
): Letter {
  const since = formatZonedMoment(warning.unansweredSince, brand)
  return warning.turnedOffAt
    ? turnedOff({ name, link, endpoint: warning.endpoint, since })
    : quiet({ name, link, endpoint: warning.endpoint, since, waiting: warning.waiting })
}

type LetterFacts = { name: string; link: string; endpoint: string; since: string }

function quiet({
  name,
  link,
  endpoint,
  since,
  waiting,
}: LetterFacts & { waiting: number }): Letter {
  const wait = waiting === 1 ? '1 delivery is waiting' : `${waiting} deliveries are waiting`
  return {
    subject: `The webhook ${endpoint} isn’t answering`,
    preview: `Nothing since ${since}. ${wait}.`,
    heading: `${endpoint} isn’t answering`,
    parts: [
      `${name}, the webhook ${endpoint} hasn’t answered since ${since}. ${wait} for it. We keep trying, one delivery every few minutes, and send the rest as soon as it answers.`,
      'Every lead is safe at the desk, and your other webhooks and emails go out as usual.',
      { kind: 'heading', text: 'What to do' },
      'Ask the people who run the receiver to look at it. Once it’s fixed, press Test beside the webhook in Settings: when the test arrives, everything that’s waiting goes out. If nothing answers for five days we turn the webhook off.',
      { kind: 'button', text: 'Open Settings', address: link },
    ],
  }
}

function turnedOff({ name, link, endpoint, since }: LetterFacts): Letter {
  return {
    subject: `We’ve turned the webhook ${endpoint} off`,
    preview: `Nothing has answered there since ${since}.`,
    heading: `${endpoint} is turned off`,
    parts: [
      `${name}, nothing has answered at the webhook ${endpoint} since ${since}, so we’ve turned it off. New leads no longer go there, and what was still waiting for it is given up.`,
      'Every lead is safe at the desk, and your other webhooks and emails go out as usual.',
      { kind: 'heading', text: 'What to do' },
      'Once the receiver works again, press ‘Open again’ beside the webhook in Settings. Whatever it missed can be sent again from each lead’s page.',
      { kind: 'button', text: 'Open Settings', address: link },
    ],
  }
}
