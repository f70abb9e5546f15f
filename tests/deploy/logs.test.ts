import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { startCaddy, startNginx } from './proxies.ts'

const token = 'a-token-of-a-letter'

test.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])(
  '$name writes no token into its logs, also where no server takes the request',
  async ({ start }) => {
    const server = await startServer()
    const proxy = await start([server])
    try {
      await fetch(`${proxy.url}/my-enquiry?token=${token}`)
      await server.terminate()
      const { status } = await fetch(`${proxy.url}/my-enquiry?token=${token}`)
      expect([502, 503]).toContain(status)
      expect(proxy.logged()).not.toContain(token)
    } finally {
      await proxy.stop()
      await server.stop()
    }
  },
)

test('every server of nginx.conf keeps queries out of both its logs', () => {
  const servers = readFileSync('deploy/nginx.conf', 'utf8').match(/^server \{[\s\S]*?^\}/gm) ?? []
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log \S+ wattlewise;$/m)
    expect(server).toMatch(/^ {4}error_log \S+ crit;$/m)
  }
})
