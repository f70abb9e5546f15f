import { useMutation } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'
import { dialString } from '#domain/enquiry/phone.ts'
import { api, errorMessage } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Confirm } from '../ui/form/Confirm.tsx'
import { Problem, Success } from '../ui/form/Problem.tsx'
import kit from '../ui/kit.module.css'
import { SecretOnce } from '../ui/SecretOnce.tsx'
import { Section } from '../ui/Section.tsx'
import type { OfInstaller } from './installers-query.ts'

/** Who works there, how to reach them, and where offers go. */
export function People({ installer: { id, tradingName, people, webhook } }: OfInstaller) {
  return (
    <Section title="People">
      <Facts
        narrow
        facts={[
          ...people.map(
            ({ name, email, phone, getsOffers }) =>
              [
                name,
                <Fragment key={email || phone}>
                  {phone && (
                    <>
                      <a href={`tel:${dialString(phone)}`}>{isolate(phone)}</a>
                      {email && ', '}
                    </>
                  )}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                  {getsOffers && '; offers go here'}
                </Fragment>,
              ] as const,
          ),
          ['Webhook', webhook ?? 'None; answers by the link in the email'],
        ]}
      />
      {webhook && <WebhookSecret id={id} />}
      <OldLinks id={id} tradingName={tradingName} />
    </Section>
  )
}

/** Invalidates the links that were sent before: people who left the business may still have them. */
function OldLinks({ id, tradingName }: { id: string; tradingName: string }) {
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: (_: object) => api.installers[':id'].links.end.$post({ param: { id } }),
    onSuccess: () => setAsking(false),
  })
  if (end.data) return <Success>Old links no longer work. The next emails have new ones.</Success>
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        End old links…
      </Button>
      {isAsking && (
        <Confirm
          title={`End the old links of ${tradingName}?`}
          text="Every link in emails so far stops working, open offers included, for everybody who has one. They get a new one with the next email, or by asking for it on the page that an old link opens. Change who works there first."
          yes="End them"
          submission={end}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Makes a new secret for the webhook, and shows it once. */
function WebhookSecret({ id }: { id: string }) {
  const rotate = useMutation({
    mutationFn: () => api.installers[':id'].secret.$post({ param: { id } }),
  })
  if (rotate.data)
    return (
      <SecretOnce
        title="The new secret of this webhook"
        secret={rotate.data.secret}
        onDone={rotate.reset}
      >
        Give it to the people who run their system: it checks signatures with it (Standard
        Webhooks). It takes effect at once, and is not shown again.
      </SecretOnce>
    )
  return (
    <div className={kit.actions}>
      <Button small busy={rotate.isPending} onClick={() => rotate.mutate()}>
        New secret
      </Button>
      {rotate.error && <Problem>{errorMessage(rotate.error)}</Problem>}
    </div>
  )
}
