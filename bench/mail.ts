import { createPostgres, hasPostgres } from '../tests/postgres.ts'
import { freePort, startServer } from '../tests/server.ts'
import { packageVersion } from './circumstances.ts'
import { openMailServer } from './mail-server.ts'
import { beside, type Report } from './report.ts'
import { sendEnquiries } from './run-send-enquiries.ts'
import { sum } from './statistics.ts'

const rounds = 3
const seconds = 6

/** Whether failing mail slows visitors down: enquiries a second with the mail server up and down. */
export async function mail(): Promise<Report> {
  const report = {
    title: 'Mail',
    how: `Enquiries over 32 connections to two servers on PostgreSQL, one with a mail server that accepts every letter, one with none behind its address. ${rounds} rounds of ${seconds} s each, in turns, after a warm-up.`,
    versions: { nodemailer: packageVersion('nodemailer') },
    samples: {},
  }
  if (!hasPostgres) return { ...report, rows: [{ what: 'PostgreSQL', figure: 'does not answer' }] }

  const mailServer = await openMailServer()
  const up = await openServer(`smtp://127.0.0.1:${mailServer.port}`)
  const down = await openServer(`smtp://127.0.0.1:${await freePort()}`)
  try {
    const withMail: number[] = []
    const withoutMail: number[] = []
    const statuses: Record<string, number>[] = []
    for (let round = 0; round <= rounds; round++)
      for (const [server, rates] of [
        [up, withMail],
        [down, withoutMail],
      ] as const) {
        const sent = await sendEnquiries(server.url, round === 0 ? 3 : seconds)
        statuses.push(sent.statuses)
        if (round > 0) rates.push(Math.round(sent.perSecond))
      }
    const answered = sum(statuses.flatMap((one) => Object.values(one)))
    const created = sum(statuses.map((one) => one['201'] ?? 0))
    return {
      ...report,
      rows: [
        beside('posts with mail down', withoutMail, 'with mail up', withMail, 0.95),
        {
          what: 'answers 201',
          figure: `${created}`,
          against: `${answered} statuses`,
          good: created === answered,
        },
        {
          what: 'letters sent meanwhile',
          figure: `${mailServer.letters()}`,
          against: 'some',
          good: mailServer.letters() > 0,
        },
      ],
      samples: { 'mail up, posts/s': withMail, 'mail down, posts/s': withoutMail },
    }
  } finally {
    await up.stop()
    await down.stop()
    await mailServer.close()
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
