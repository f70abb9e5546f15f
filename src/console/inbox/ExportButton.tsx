import { useMutation } from '@tanstack/react-query'
import { formatFilter } from '#domain/lead/filter.ts'
import { api, errorMessage, parseResponse } from '../api.ts'
import { needsSecondFactor, SecondFactorAgain } from '../sign-in/SecondFactorAgain.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { ListAddress } from './list-address.ts'
import { setSearchCookie } from './search/search-text.ts'

/** Downloads all leads of the list as CSV. The server asks for the second factor again first. */
export function ExportButton({ address, count }: { address: ListAddress; count: string }) {
  const { q, ...filter } = address.filter
  const query = new URLSearchParams(formatFilter(filter)).toString()
  // A download cannot ask for a code, so this checks beforehand whether one is needed.
  const check = useMutation({
    mutationFn: () => parseResponse(api.account['second-factor'].again.$get()),
    onSuccess: () => {
      setSearchCookie(q)
      download(`/api/leads/export${query && `?${query}`}`)
    },
  })
  const needsCode = needsSecondFactor(check.error)
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <Icon name="send" /> Export {count} as CSV
      </Button>
      {check.error && !needsCode && <Problem>{errorMessage(check.error)}</Problem>}
      {needsCode && (
        <SecondFactorAgain
          what="Exporting leads"
          onVerified={check.mutate}
          onCancel={check.reset}
        />
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
