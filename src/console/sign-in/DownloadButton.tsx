import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, errorMessage, parseResponse } from '../api.ts'
import { pressLink } from '../save-file.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import { needsSecondFactor, SecondFactorAgain } from './SecondFactorAgain.tsx'

/** Downloads a file that the server gives only to whoever gave the second factor lately. */
export function DownloadButton({
  what,
  href,
  beforeDownload,
  children,
}: {
  /** What needs the second factor, as the beginning of a sentence: 'Exporting leads'. */
  what: string
  href: string
  beforeDownload?: () => void
  children: ReactNode
}) {
  // A download cannot ask for a code, so this checks beforehand whether one is needed.
  const check = useMutation({
    mutationFn: () => parseResponse(api.account['second-factor'].again.$get()),
    onSuccess: () => {
      beforeDownload?.()
      pressLink(href, '')
    },
  })
  const needsCode = needsSecondFactor(check.error)
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <Icon name="send" /> {children}
      </Button>
      {check.error && !needsCode && <Problem>{errorMessage(check.error)}</Problem>}
      {needsCode && (
        <SecondFactorAgain what={what} onVerified={check.mutate} onCancel={check.reset} />
      )}
    </>
  )
}
