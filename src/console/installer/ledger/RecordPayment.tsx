import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { totalOf } from '#domain/offer/ledger.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { api } from '../../client/api.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Success } from '../../ui/form/Problem.tsx'
import type { InstallerStatement } from './ledger-queries.ts'
import { parseDollars } from './parse-dollars.ts'

/** Enters what an installer has paid. What was pressed twice is entered once. */
export function RecordPayment({
  statement: { installer, closing },
}: {
  statement: InstallerStatement
}) {
  const queryClient = useQueryClient()
  const id = useRef<string>(undefined)
  const owed = totalOf(closing)
  const record = useMutation({
    mutationFn: async ({ paid }: { paid: string }) => {
      id.current ??= crypto.randomUUID()
      const cents = parseDollars(paid) ?? 0
      await api.ledger[':installer'].payments.$post({
        param: { installer },
        json: { id: id.current, cents },
      })
      return cents
    },
    onSuccess: async () => {
      id.current = undefined
      await queryClient.invalidateQueries({ queryKey: ['ledger'] })
    },
  })
  return (
    <Form
      submission={record}
      validate={({ paid }) =>
        parseDollars(paid) ? undefined : { paid: 'Enter what was paid, like 935.00' }
      }
    >
      <Field
        name="paid"
        label={`Paid, in ${terms.money} with ${terms.tax}`}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        defaultValue={owed > 0 ? (owed / 100).toFixed(2) : ''}
      />
      <SubmitButton look="gold">Record the payment</SubmitButton>
      {record.data !== undefined && !record.isPending && (
        <Success>{formatCents(record.data)} recorded.</Success>
      )}
    </Form>
  )
}
