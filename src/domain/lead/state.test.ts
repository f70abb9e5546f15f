import { expect, test } from 'vitest'
import { type LeadAction, type LeadState, leadCan, leadStates, stateActions } from './state.ts'

const standing = (state: LeadState, changes = {}) => ({
  state,
  contactedAt: null,
  quotedAt: null,
  suspected: null,
  releasedAt: null,
  ...changes,
})
const to = (action: LeadAction, state: LeadState, changes = {}) => {
  const allowed = leadCan(action, standing(state, changes), 'agent')
  return allowed.ok ? allowed.to : undefined
}

test('a lead goes from new to contacted, quoted and won', () => {
  expect(to('contact', 'new')).toBe('contacted')
  expect(to('quote', 'contacted')).toBe('quoted')
  expect(to('win', 'quoted')).toBe('won')
})

const approaches = ['assign', 'call', 'email', 'send'] as const
const leadActions = [...stateActions, ...approaches]

test('every action that is not allowed has a reason', () => {
  for (const action of leadActions)
    for (const state of leadStates)
      for (const role of ['owner', 'agent'] as const) {
        const allowed = leadCan(action, standing(state), role)
        if (!allowed.ok) expect(allowed.message).toMatch(/^[A-Z].*\.$/)
      }
})

test('nothing is done with a lead that was withdrawn', () => {
  for (const action of leadActions)
    expect(leadCan(action, standing('withdrawn'), 'owner').ok).toBe(false)
})

test('a reopened lead returns to its former state', () => {
  expect(to('reopen', 'lost')).toBe('new')
  expect(to('reopen', 'lost', { contactedAt: '2026-11-21T09:00:00.000Z' })).toBe('contacted')
  expect(to('reopen', 'spam')).toBe('new')
  expect(to('reopen', 'won', { contactedAt: 'x', quotedAt: 'y' })).toBe('quoted')
  expect(to('reopen', 'contacted', { contactedAt: 'x' })).toBe('new')
  expect(to('reopen', 'new')).toBeUndefined()
})

test('withdrawn leads and spam cannot be called, emailed or assigned', () => {
  for (const action of approaches) {
    const refused = leadStates.filter((state) => !leadCan(action, standing(state), 'owner').ok)
    expect(refused).toEqual(['withdrawn', 'spam'])
    expect(to(action, 'quoted')).toBe('quoted')
  }
})

test('a lead that was held back when it was marked as spam is held back again', () => {
  const suspected = { suspected: 'too fast' }
  expect(to('reopen', 'spam', suspected)).toBe('held')
  expect(to('reopen', 'spam', { ...suspected, releasedAt: '2026-11-21T09:00:00.000Z' })).toBe('new')
})

test('an agent learns who may withdraw a lead', () => {
  expect(leadCan('withdraw', standing('new'), 'owner')).toEqual({ ok: true, to: 'withdrawn' })
  expect(leadCan('withdraw', standing('new'), 'agent')).toEqual({
    ok: false,
    code: 'refused',
    message: 'Only the visitor, by the link in the letter, or an owner.',
  })
})

test('a complaint ends by its outcome, and by nothing that ends a lead', () => {
  expect(to('answer', 'complaint')).toBe('answered')
  for (const action of ['contact', 'quote', 'win', 'lose', 'release'] as const)
    expect(to(action, 'complaint')).toBeUndefined()
  expect(leadStates.filter((state) => to('answer', state))).toEqual(['complaint'])
})

test('a complaint that is put back is a complaint again, and no lead', () => {
  const complaint = { isComplaint: true }
  expect(to('reopen', 'answered', complaint)).toBe('complaint')
  expect(to('reopen', 'spam', complaint)).toBe('complaint')
  expect(to('release', 'held', { ...complaint, suspected: 'honeypot' })).toBe('complaint')
})
