import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { capitalise } from '#domain/letter-case.ts'
import { goodwillAloneCents, longestGoodwillSentence } from '#domain/offer/goodwill.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { api } from '../../../client/api.ts'
import { parseDollars } from '../../../installer/ledger/parse-dollars.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogButtons } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { Success } from '../../../ui/form/Problem.tsx'
import type { Offer } from './matching-query.ts'

/** Credits an installer that accepted the lead, without a return. */
export function GiveGoodwill({ offer: { id: offer, name, feeCents } }: { offer: Offer }) {
  const queries = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [id, setId] = useState<string>()
  const give = useMutation({
    mutationFn: ({ amount, sentence }: { amount: string; sentence: string }) =>
      api.goodwill[':offer'].$post({
        param: { offer },
        json: { id: id ?? '', amountCents: parseDollars(amount) ?? 0, sentence },
      }),
    onSuccess: async () => {
      dialog.current?.close()
      await queries.invalidateQueries({ queryKey: ['returns'] })
    },
  })
  if (give.data)
    return (
      <Success>
        {give.data.isWaiting
          ? `Another owner has to agree, under ‘To decide’. ${name} hears of it then.`
          : `${name} is credited, and reads why.`}
      </Success>
    )
  return (
    <>
      <Button small onClick={() => setId(crypto.randomUUID())}>
        Credit {name}…
      </Button>
      {id && (
        <Dialog
          dialog={dialog}
          title={`Credit ${name}`}
          text={`As goodwill: the enquiry stays theirs, and nothing of it can be returned any more. Above ${formatCents(goodwillAloneCents)} a month for one installer, an owner who isn’t you agrees first.`}
          onClose={() => setId(undefined)}
        >
          <Form
            submission={give}
            validate={({ amount }) =>
              parseDollars(amount) ? undefined : { amount: 'Enter an amount, like 60.00' }
            }
            fieldOf={(code) => (code === 'invalid' ? 'amount' : undefined)}
          >
            <Field
              name="amount"
              label={`${capitalise(terms.money)}, without ${terms.tax}`}
              hint={`Up to the fee of ${formatCents(feeCents)}. It carries as much ${terms.tax} as the fee did.`}
              inputMode="decimal"
              autoComplete="off"
              required
              maxLength={12}
              defaultValue={(feeCents / 100).toFixed(2)}
            />
            <Field
              name="sentence"
              label="Why"
              hint="The installer reads this, with your name. Name nobody else."
              required
              maxLength={longestGoodwillSentence}
              autoComplete="off"
            />
            <DialogButtons>
              <Button onClick={() => dialog.current?.close()}>Leave it</Button>
              <SubmitButton look="dark">Credit it</SubmitButton>
            </DialogButtons>
          </Form>
        </Dialog>
      )}
    </>
  )
}
