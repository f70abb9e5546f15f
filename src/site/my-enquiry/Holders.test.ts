import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { myEnquiries, waiting } from '../../../tests/my-enquiries.ts'
import { Holders } from './Holders.tsx'

function textOf(state: string) {
  const enquiry = myEnquiries[state] ?? waiting
  return renderToStaticMarkup(createElement(Holders, { enquiry })).replace(/<[^>]*>/g, '')
}

test('a visitor who wants an email first reads the installer’s number: a call may follow', () => {
  const text = textOf('accepted, an email first')
  expect(text).toContain('They’ll write')
  expect(text).toContain('Their number is 0491 570 157. Ask for Minh Nguyen.')
})

test('a visitor who agreed to email alone reads no number that could call', () => {
  expect(textOf('accepted, by email only')).not.toContain('0491 570 157')
})

test('after the first contact, their number stays', () => {
  expect(textOf('accepted, an email first, spoken')).toContain('Their number is 0491 570 157.')
})
