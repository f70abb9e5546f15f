import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, errorMessage } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { weeklyLetterQuery } from './settings-queries.ts'

/** Whether owners get a letter each Monday about the week before. */
export function WeeklyLetter() {
  const query = useQuery(weeklyLetterQuery)
  return (
    <Section title="An email each Monday" about="to owners, about the week before">
      <Loaded query={query}>
        {({ on }) => (
          <>
            <SectionText>
              {on
                ? 'Owners get the week’s figures each Monday at seven: leads, tries, promises kept and leads won. No names, phone numbers or addresses are in it.'
                : 'Nobody gets it. Switched on, owners get the week’s figures each Monday at seven, without a name in them.'}
            </SectionText>
            <Switch on={on} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Switch({ on }: { on: boolean }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => api['weekly-letter'].$put({ json: { on: !on } }),
    onSuccess: (saved) => queries.setQueryData(weeklyLetterQuery.queryKey, { on: saved.on }),
  })
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {on ? 'Stop the weekly email' : 'Send the weekly email'}
      </Button>
      {save.error && <Problem>{errorMessage(save.error)}</Problem>}
    </>
  )
}
