import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ExampleEvent, exampleEvents } from '#domain/delivery/example-events.ts'
import { api } from '../client/api.ts'
import { SelectField } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import styles from './RecentAttempts.module.css'
import { formatMilliseconds } from './RecentAttempts.tsx'
import { endpointsQuery } from './settings-queries.ts'

/** Sends a webhook an example of an event, and says what it answered. */
export function SendExample({ endpoint }: { endpoint: { id: string } }) {
  const send = useSendExample(endpoint)
  return (
    <details className={styles.answers}>
      <summary>Send an example</summary>
      <Form submission={send}>
        <p className={kit.note}>
          It’s about nobody, and says so: <code>example</code> in the message, and the header{' '}
          <code>webhook-example</code>. What each event says is on{' '}
          <a href="/developers">the page for developers</a>.
        </p>
        <SelectField
          name="event"
          label="Event"
          options={exampleEvents.map((event) => ({ value: event, label: event }))}
        />
        <SubmitButton small>Send it</SubmitButton>
        {send.data && <ExampleResult {...send.data} event={send.variables.event} />}
      </Form>
    </details>
  )
}

export function useSendExample({ id }: { id: string }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: { event: ExampleEvent }) =>
      api.endpoints[':id'].test.$post({ param: { id }, json }),
    onSettled: () => queryClient.invalidateQueries(endpointsQuery),
  })
}

export function ExampleResult({
  event,
  delivered,
  answer,
  tookMs,
}: {
  event: ExampleEvent
  delivered: boolean
  answer: string
  tookMs: number
}) {
  const what = event === 'lead.test' ? 'The test' : `The example of ${event}`
  return (
    <p className={kit.withMark} role="status">
      <Icon name={delivered ? 'done' : 'failing'} />
      {what} {delivered ? 'arrived' : 'did not arrive'}: {answer || 'no words'} (
      {formatMilliseconds(tookMs)})
    </p>
  )
}
