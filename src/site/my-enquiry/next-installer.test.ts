import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { myEnquiries, waiting } from '../../../tests/my-enquiries.ts'
import { Holders } from './Holders.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import { Steps } from './Steps.tsx'
import { Top } from './Top.tsx'

// The build says for which brand the pages are.
vi.hoisted(() => vi.stubEnv('BRAND', 'au'))

const wordsOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('after our call the page says which installer is next, how, and when they chose', () => {
  const installer = Object.values(myEnquiries).flatMap(({ holders }) =>
    holders.filter(({ id }) => id === 'hobbs'),
  )[0]
  if (!installer?.installer) throw new Error('no installer among the specimens')
  const from = '2026-11-23T05:00:00.000Z'
  const enquiry: MyEnquiry = {
    ...waiting,
    ...{ now: '2026-11-23T00:30:00.000Z', standing: 'spoken', spokenBy: 'phone', times: [] },
    contactedAt: '2026-11-23T00:27:00.000Z',
    caller: 'installer',
    promise: {
      ...waiting.promise,
      chosen: { id: 'time', from, until: '2026-11-23T07:00:00.000Z' },
      contactBy: 'sms',
    },
    holders: [
      { ...installer, installer: { ...installer.installer, callsFrom: from } },
      ...waiting.holders,
    ],
  }
  expect(wordsOf(createElement(Top, { enquiry }))).toMatch(
    /We’ve spoken .*Next comes a text from Minh Nguyen of Hobbs &amp; Nguyen Solar, today, 4 to 6 pm/,
  )
  const steps = wordsOf(createElement(Steps, { enquiry }))
  expect(steps).toContain('The text Today, 4 to 6 pm')
  expect(steps).not.toContain('The text : Done')
  const holders = wordsOf(createElement(Holders, { enquiry }))
  expect(holders).toContain('They’ll text Today, 4 to 6 pm')
  expect(holders).not.toContain('everybody at once')
  const alone = { ...enquiry, caller: 'us', holders: waiting.holders } as const
  expect(wordsOf(createElement(Steps, { enquiry: alone }))).toMatch(/The call : Done .*11:27 am/)
})
