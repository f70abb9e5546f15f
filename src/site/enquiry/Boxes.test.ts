import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Ticks } from '#domain/privacy/channel-consent.ts'
import { Boxes } from './Boxes.tsx'

function boxesOf(ticks: Ticks | undefined, problem?: string) {
  const html = renderToStaticMarkup(
    createElement(Boxes, {
      form: 'home',
      answer: 'may answer me',
      wordings: {
        calls: 'may call me',
        texts: 'may text me',
        note: 'No installer gets your name.',
      },
      ticks,
      problem,
      onChange: () => {},
    }),
  )
  return html.match(/<input[^>]*>/g) ?? []
}

test('nothing is ticked beforehand, and the answer alone is required', () => {
  const boxes = boxesOf(undefined)
  expect(boxes.map((box) => box.match(/name="([^"]*)"/)?.[1])).toEqual([
    ...['agree-answer', 'agree-calls', 'agree-texts'],
  ])
  for (const box of boxes) expect(box).not.toMatch(/checked/)
  expect(boxes.map((box) => /required/.test(box))).toEqual([true, false, false])
})

test('a box that was sent back stays as it was ticked, and says what is missing', () => {
  const [answer, calls, texts] = boxesOf(
    { answer: false, calls: true, texts: false },
    'Tick the box so that we may answer you',
  )
  expect([answer, calls, texts].map((box) => /checked/.test(box ?? ''))).toEqual([
    ...[false, true, false],
  ])
  expect(answer).toMatch(/aria-invalid="true"/)
  expect(answer).toMatch(/aria-describedby="home-agree-answer-problem"/)
})
