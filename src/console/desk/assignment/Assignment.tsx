import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssignmentRule, AssignmentRules } from '#domain/desk/rules.ts'
import { absencesQuery } from '../../account/absence/absence-queries.ts'
import { api, errorMessage, isApiError } from '../../client/api.ts'
import { useOperators } from '../../client/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem, Success } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import styles from './Assignment.module.css'
import { type AssignmentSettings, assignmentQuery } from './assignment-queries.ts'
import { Preview } from './Preview.tsx'
import { RuleRow } from './RuleRow.tsx'

/** Who gets a lead when it comes to the queue: rules in order, with what they would do. */
export function Assignment() {
  const query = useQuery(assignmentQuery)
  return (
    <>
      <PageTitle title="Who gets a lead" />
      {isApiError(query.error, 'owners-only') ? (
        <Notice kind="clay">{errorMessage(query.error)}</Notice>
      ) : (
        <Loaded query={query}>{(settings) => <Editor settings={settings} />}</Loaded>
      )}
    </>
  )
}

function Editor({ settings }: { settings: AssignmentSettings }) {
  const queries = useQueryClient()
  const [rules, setRules] = useState<AssignmentRules>(settings.rules)
  const [editing, setEditing] = useState<string>()
  const save = useMutation({
    mutationFn: () =>
      api.assignment.$post({
        json: {
          otherwise: rules.otherwise,
          rules: rules.rules.map((rule) => ({
            ...rule,
            regions: [...rule.regions],
            forms: [...rule.forms],
            services: [...rule.services],
            shares: [...rule.shares],
          })),
        },
      }),
    onSuccess: async () => {
      setEditing(undefined)
      await queries.invalidateQueries(assignmentQuery)
      await queries.invalidateQueries(absencesQuery)
    },
  })
  const change = (next: AssignmentRules) => {
    save.reset()
    setRules(next)
  }
  const setRule = (id: string, next: AssignmentRule) =>
    change({ ...rules, rules: rules.rules.map((rule) => (rule.id === id ? next : rule)) })
  const move = (index: number, by: -1 | 1) =>
    change({ ...rules, rules: moved(rules.rules, index, by) })
  const add = () => {
    const rule = { id: crypto.randomUUID(), regions: [], forms: [], services: [], shares: [] }
    change({ ...rules, rules: [...rules.rules, rule] })
    setEditing(rule.id)
  }
  const isChanged = JSON.stringify(rules) !== JSON.stringify(settings.rules)
  return (
    <div className={styles.screen}>
      <Section title="Rules" about="in this order">
        <SectionText>
          The first rule that fits decides. People who are away are passed over; where nobody is
          left, the lead waits in the queue.
        </SectionText>
        <ol className={`${kit.lines} ${styles.rules}`}>
          {rules.rules.map((rule, index) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              position={{ index, last: rules.rules.length - 1 }}
              forms={settings.forms}
              editing={editing === rule.id}
              onEdit={(open) => setEditing(open ? rule.id : undefined)}
              onChange={(next) => setRule(rule.id, next)}
              onMove={(by) => move(index, by)}
              onRemove={() =>
                change({ ...rules, rules: rules.rules.filter(({ id }) => id !== rule.id) })
              }
            />
          ))}
          <li className={styles.otherwise}>
            <label>
              {rules.rules.length > 0 ? 'Every other lead' : 'Every lead'}{' '}
              <select
                className={kit.input}
                value={rules.otherwise}
                onChange={({ target }) =>
                  change({
                    ...rules,
                    otherwise: target.value === 'everybody' ? 'everybody' : 'queue',
                  })
                }
              >
                <option value="queue">waits in the queue for anyone</option>
                <option value="everybody">goes to everybody on duty, in turn</option>
              </select>
            </label>
          </li>
        </ol>
        <div className={kit.actions}>
          <Button onClick={add}>Add a rule</Button>
          {isChanged && (
            <>
              <Button look="gold" busy={save.isPending} onClick={() => save.mutate()}>
                Save
              </Button>
              <Button look="quiet" onClick={() => change(settings.rules)}>
                Put it back
              </Button>
            </>
          )}
        </div>
        {save.error && <Problem>{errorMessage(save.error)}</Problem>}
        {save.isSuccess && !isChanged && (
          <Success>Saved. It counts for leads that come now.</Success>
        )}
      </Section>
      <Preview rules={rules} settings={settings} isChanged={isChanged} />
      <OnDuty onDuty={settings.onDuty} />
    </div>
  )
}

function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const item = items[index]
  if (item === undefined) return [...items]
  return items.toSpliced(index, 1).toSpliced(index + by, 0, item)
}

/** The operators that leads can go to now. */
function OnDuty({ onDuty }: { onDuty: readonly string[] }) {
  const names = useOperators()
    .filter(({ id }) => onDuty.includes(id))
    .map(({ name }) => name)
  return (
    <Section title="On duty now">
      <SectionText>
        {names.length > 0 ? `${names.join(', ')}.` : 'Nobody: leads wait in the queue.'}
      </SectionText>
    </Section>
  )
}
