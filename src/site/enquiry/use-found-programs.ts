import { type ComponentType, useEffect, useState } from 'react'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'

/**
 * What a form on rebates has found, for the step after its last choice: the visitor sees it before giving a name. Its code is
 * loaded one step ahead. Without it the form goes on, as it does without script.
 */
export function useFoundPrograms(
  form: EnquiryForm,
  at: number,
): ComponentType<{ answers: Answers }> | undefined {
  const [FoundPrograms, setFoundPrograms] = useState<ComponentType<{ answers: Answers }>>()
  const asked = form.steps.filter(({ questions: [first] }) => first.kind === 'choice').length
  const isNear = form.service === 'rebates' && at >= asked - 1
  useEffect(() => {
    if (!isNear) return
    import('#views/enquiry/FoundPrograms.tsx').then(
      (loaded) => setFoundPrograms(() => loaded.FoundPrograms),
      () => {},
    )
  }, [isNear])
  return at === asked ? FoundPrograms : undefined
}
