import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api.ts'
import { Facts } from '../../../ui/Facts.tsx'
import kit from '../../../ui/kit.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import styles from './SentMessage.module.css'

/** What one try sent to a webhook: its headers and its body. */
export function SentMessage({ delivery, number }: { delivery: string; number: number }) {
  const message = useQuery({
    queryKey: ['sent message', delivery, number],
    queryFn: () =>
      api.deliveries[':id'].tries[':number'].$get({
        param: { id: delivery, number: String(number) },
      }),
    // What was sent stays as it was.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <section className={styles.message} aria-label={`What try ${number} sent`}>
      <Loaded query={message} what="What was sent">
        {({ headers, body, withheld }) => (
          <>
            <Facts narrow facts={Object.entries(headers)} />
            <pre className={kit.mono}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
            {withheld && (
              <p className={kit.note}>
                The number was sent, and isn’t shown: {withheld.replace(/\.?$/, '.')}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
