import { useMutation } from '@tanstack/react-query'
import { writeFilter } from '#domain/lead/filter.ts'
import { api, errorMessage, parseResponse } from '../api.ts'
import { needsSecondFactor, SecondFactorAgain } from '../sign-in/SecondFactorAgain.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import styles from './ExportButton.module.css'
import type { ListAddress } from './list-address.ts'
import { setSearchCookie } from './search/search-text.ts'

/** All leads that the filter lets through, as a file: for whoever gave their second factor a moment ago. */
export function ExportButton({ address, count }: { address: ListAddress; count: string }) {
  const { q, ...filter } = address.filter
  const query = new URLSearchParams(writeFilter(filter)).toString()
  // A download cannot ask for a code: whether one is needed is asked first.
  const take = useMutation({
    mutationFn: () => parseResponse(api.account['second-factor'].again.$get()),
    onSuccess: () => {
      setSearchCookie(q)
      download(`/api/leads/export${query && `?${query}`}`)
    },
  })
  const asks = needsSecondFactor(take.error)
  return (
    <>
      <Button className={styles.export} busy={take.isPending} onClick={() => take.mutate()}>
        <Icon name="send" /> Export {count} as CSV
      </Button>
      {take.error && !asks && <Problem>{errorMessage(take.error)}</Problem>}
      {asks && (
        <SecondFactorAgain what="Exporting leads" onVerified={take.mutate} onCancel={take.reset} />
      )}
    </>
  )
}

function download(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
