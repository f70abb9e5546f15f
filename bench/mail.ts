import { createPostgres, hasPostgres } from '../tests/postgres.ts'
import { freePort, startServer } from '../tests/server.ts'
import { packageVersion } from './circumstances.ts'
import { sum } from './figures.ts'
import { letterbox } from './letterbox.ts'
import { beside, type Report } from './report.ts'
import { sendEnquiries } from './send.ts'

const rounds = 3
const seconds = 6

/** Whether mail that fails costs a visitor anything: enquiries a second with the mail server there and gone. */
export async function mail(): Promise<Report> {
  const report = {
    title: 'Mail',
    how: `Enquiries over 32 connections to two servers on PostgreSQL, one with a mail server that takes every letter, one with none behind its address. ${rounds} rounds of ${seconds} s each, in turns, after a warm-up.`,
    versions: { nodemailer: packageVersion('nodemailer') },
    samples: {},
  }
  if (!hasPostgres) return { ...report, rows: [{ what: 'PostgreSQL', figure: 'does not answer' }] }

  const box = await letterbox()
  const up = await openServer(`smtp://127.0.0.1:${box.port}`)
  const down = await openServer(`smtp://127.0.0.1:${await freePort()}`)
  try {
    const withMail: number[] = []
    const withoutMail: number[] = []
    const answers: Record<string, number>[] = []
    for (let round = 0; round <= rounds; round++)
      for (const [server, rates] of [
        [up, withMail],
        [down, withoutMail],
      ] as const) {
        const sent = await sendEnquiries(server.url, round === 0 ? 3 : seconds)
        answers.push(sent.answers)
        if (round > 0) rates.push(Math.round(sent.perSecond))
      }
    const answered = sum(answers.flatMap((one) => Object.values(one)))
    const created = sum(answers.map((one) => one['201'] ?? 0))
    return {
      ...report,
      rows: [
        beside('posts with mail down', withoutMail, 'with mail up', withMail, 0.95),
        {
          what: 'answers 201',
          figure: `${created}`,
          against: `${answered} answers`,
          good: created === answered,
        },
        {
          what: 'letters taken meanwhile',
          figure: `${box.letters()}`,
          against: 'some',
          good: box.letters() > 0,
        },
      ],
      samples: { 'mail up, posts/s': withMail, 'mail down, posts/s': withoutMail },
    }
  } finally {
    await up.stop()
    await down.stop()
    await box.close()
  }
}

async function openServer(smtpUrl: string) {
  const { url, drop } = await createPostgres()
  const server = await startServer({
    databaseUrl: url,
    environment: {
      LOG_LEVEL: 'info',
      SMTP_URL: smtpUrl,
      OPERATOR_EMAIL: 'operator@example.com',
      RATE_LIMIT: '20',
      TRUST_PROXY: '1',
    },
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await drop()
    },
  }
}
