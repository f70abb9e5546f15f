import { useEffect, useState } from 'react'

/** Calls the right number once the screen shows it: once the lead is no longer as it was when its wrong number was corrected. */
export function useCallAgain({ version }: { version: number }): (before: number) => void {
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    if (before === undefined || before === version) return
    setBefore(undefined)
    document.getElementById('call')?.click()
  }, [before, version])
  return setBefore
}
