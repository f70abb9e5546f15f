import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, errorMessage } from '../client/api.ts'
import { pressLink } from '../client/save-file.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Downloads a file that the server sends only shortly after the second factor was given. */
export function DownloadButton({
  href,
  beforeDownload,
  children,
}: {
  href: string
  beforeDownload?: () => void
  children: ReactNode
}) {
  // A download cannot ask for a code, so it is asked for beforehand.
  const check = useMutation({
    mutationFn: () => api.account['second-factor'].again.$get(),
    onSuccess: () => {
      beforeDownload?.()
      pressLink(href, '')
    },
  })
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <Icon name="send" /> {children}
      </Button>
      {check.error && <Problem>{errorMessage(check.error)}</Problem>}
    </>
  )
}
