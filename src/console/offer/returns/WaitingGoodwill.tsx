import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { api, errorMessage } from '../../client/api.ts'
import { useOperator } from '../../client/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Moment } from '../../ui/Moment.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Returns.module.css'
import type { WaitingCredit } from './returns-queries.ts'

/** A credit as goodwill that is above what one person may give, for an owner to agree to. */
export function WaitingGoodwill({ of: one }: { of: WaitingCredit }) {
  const queryClient = useQueryClient()
  const operator = useOperator()
  const decide = useMutation({
    mutationFn: (decision: 'agreed' | 'declined') =>
      api.goodwill[':id'].decide.$post({ param: { id: one.id }, json: { decision } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['returns'] }),
  })
  const isOwner = operator.role === 'owner'
  const mayAgree = isOwner && operator.id !== one.askedBy
  return (
    <Section
      title={`${one.tradingName}: ${formatCents(one.amountCents)} as goodwill`}
      about={
        <>
          asked by {one.askedByName} <Moment at={one.askedAt} way="withTime" />
        </>
      }
    >
      <p className={kit.inline}>
        <Link to="/console/leads/$id" params={{ id: one.lead }}>
          {one.reference}
        </Link>
        <span>{`of ${formatCents(one.feeCents)} before ${terms.tax}`}</span>
      </p>
      <blockquote className={`${kit.quote} ${styles.words}`}>{one.sentence}</blockquote>
      {decide.error && <Problem>{errorMessage(decide.error)}</Problem>}
      <p className={kit.actions}>
        {mayAgree && (
          <Button look="dark" busy={decide.isPending} onClick={() => decide.mutate('agreed')}>
            Agree and credit it
          </Button>
        )}
        {isOwner && (
          <Button busy={decide.isPending} onClick={() => decide.mutate('declined')}>
            Don’t credit it
          </Button>
        )}
        {!mayAgree && <span>An owner who didn’t ask for it agrees.</span>}
      </p>
    </Section>
  )
}
