import { expect, test } from 'vitest'
import { type Channel, channels } from './channel.ts'
import { deliveryEvents, rulesOf, threads } from './messages.ts'

const head = `# What goes out

Made by \`src/domain/delivery/messages.test.ts\` from \`messages\` in \`src/domain/delivery/messages.ts\`, which says in a comment what each
event is. \`vitest run src/domain/delivery/messages.test.ts -u\` writes it again. “A day” is how many a visitor’s address gets in 24 hours.
“Names them” says that the visitor’s details are in it; in what visitors get themselves, nothing that was typed ever is. Letters of a
“thread” about one enquiry stand together in a mailbox. “Reply to” is our own mailbox where nothing is said. People who get a letter with a word
under “unsubscribe” can end all of that kind by \`List-Unsubscribe\`: decision 0059.

| event | by | to | a day | silent once | names them | thread | reply to | unsubscribe |
|---|---|---|---|---|---|---|---|---|
`

test('docs/messages.md is what goes out', async () => {
  const rows = deliveryEvents.map((event) => {
    const rules = rulesOf(event)
    const to = rules.by.map((channel) => rules.audience ?? readerOf(channel))
    const cells = [
      `\`${event}\``,
      rules.by.map((channel) => `\`${channel}\``).join(', '),
      Array.from(new Set(to)).join(', '),
      'mostADay' in rules ? rules.mostADay : '',
      'skipIf' in rules && rules.skipIf ? inWords(rules.skipIf.name) : '',
      rules.namesPerson ? 'yes' : '',
      threads(event) ? 'enquiry' : '',
      Object.entries(rules.repliesTo ?? {})
        .map(([reader, whom]) => `${reader}: ${whom}`)
        .join(', '),
      rules.regular ?? '',
    ]
    return `| ${cells.join(' | ')} |\n`
  })
  await expect(head + rows.join('')).toMatchFileSnapshot('../../../docs/messages.md')
})

function readerOf(channel: Channel): string {
  if (channel === 'owner-letter') return 'owners'
  const { recipient } = channels[channel]
  return recipient === 'operators' ? 'office, or the operator it’s for' : recipient
}

/** 'promiseIsOver' is 'promise is over'. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
