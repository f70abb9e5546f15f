import { useEffect, useState } from 'react'

/** Copies text to the clipboard. `outcome` says whether it could, for three seconds or until the next try. */
export function useCopy({ keep = false }: { keep?: boolean } = {}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome || keep) return
    const timer = setTimeout(() => setOutcome(undefined), 3_000)
    return () => clearTimeout(timer)
  }, [outcome, keep])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, copy }
}
