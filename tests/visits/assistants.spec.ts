import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { startServer } from '../server.ts'
import { expect, test } from './visit.ts'

test('an assistant reads what our pages say, with its working and an address to see it at', async ({
  page,
}) => {
  const server = await startServer({ environment: { MCP: '1' } })
  try {
    const client = new Client({ name: 'somebody’s assistant', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)))
    const ask = async (name: string, given: Record<string, unknown>) => {
      const { content, isError = false } = await client.callTool({ name, arguments: given })
      const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('\n')
      return { text, isError }
    }
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'estimate',
      'check_quote',
      'programs',
      'enquire',
    ])

    const home = { postcode: '3056', bill: 480, kw: 6.6, battery: 10 }
    const estimate = await ask('estimate', { home })
    const [address = ''] = /\/solar-panel-savings#\S+/.exec(estimate.text) ?? []
    await page.goto(`${server.url}${address}`)
    const answer = page.locator('#calculator-answer')
    await expect(page.locator('#calculator-bill')).toHaveValue('480')
    await expect
      .poll(async () => estimate.text.includes((await answer.innerText()).split('\n')[0] ?? '-'))
      .toBe(true)
    expect(estimate.text).toMatch(/Assumed: How much panels fade each year/)
    expect(await ask('estimate', { home: { postcode: '0001' } })).toMatchObject({
      isError: true,
      text: expect.stringContaining('postcode: '),
    })

    const quote = await ask('check_quote', { quote: { panels: 15, watts: 440, price: 5200 } })
    expect(quote.text).toMatch(/\$5,200 is \$[\d,]+ too cheap/)
    expect(quote.text).toMatch(/Get in writing too: /)
    expect(quote.text).not.toMatch(/<|&#|undefined|Print on one page/)

    const programs = await ask('programs', { postcode: '3056' })
    expect(programs.text).toMatch(/Cheaper Home Batteries\n.*\n.*68 certificates/)
    expect((await ask('programs', { postcode: '90210' })).isError).toBe(true)
    expect(server.log.join('\n')).not.toMatch(/(?<![\d.])3056(?!\d)|postcode=/)
    // What the page is still loading would fail once its server has stopped.
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})
