import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { longestViewName, viewQuery } from '#domain/desk/saved-view.ts'
import { api, errorMessage } from '../../../client/api.ts'
import { Button, TextButton } from '../../../ui/Button.tsx'
import { ChipPopover } from '../../../ui/Chip.tsx'
import { Field, RadioField } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { formatAddress, formatView, type ListAddress } from '../list-address.ts'
import styles from './ViewButtons.module.css'
import { type SavedView, useSavedViews, viewsQuery } from './views-query.ts'

/** Saves the list under a name, or deletes the view that it is. */
export function ViewButtons({ address }: { address: ListAddress }) {
  const saved = useSavedViews().find(({ id }) => id === address.view)
  return (
    <ChipPopover
      quiet
      label={
        <>
          <Icon name="view" size={14} /> {saved ? 'View' : 'Save view'}
        </>
      }
    >
      {(close) => (
        <>
          <SaveForm address={address} onSaved={close} />
          {saved?.canChange && <DeleteButton view={saved} onDeleted={close} />}
        </>
      )}
    </ChipPopover>
  )
}

/** Beside the name of a saved view whose list was changed since. */
export function ChangedView({ address }: { address: ListAddress }) {
  const queries = useQueryClient()
  const view = useSavedViews().find(({ id }) => id === address.view)
  const query = viewQuery(formatView(address))
  const save = useMutation({
    mutationFn: (id: string) => api.views[':id'].$put({ param: { id }, json: { query } }),
    onSuccess: () => queries.invalidateQueries(viewsQuery),
  })
  if (!view || viewQuery(view.query) === query) return null
  return (
    <span className={`${kit.note} ${kit.nowrap} ${styles.changed}`}>
      changed,{' '}
      {view.canChange ? (
        <TextButton onClick={() => save.mutate(view.id)}>save?</TextButton>
      ) : (
        'not saved'
      )}
      {save.error && <Problem>{errorMessage(save.error)}</Problem>}
    </span>
  )
}

function SaveForm({ address, onSaved }: { address: ListAddress; onSaved: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: ({ name, whose }: { name: string; whose: string }) =>
      api.views.$post({
        json: { name, shared: whose === 'shared', query: formatView(address) },
      }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries(viewsQuery)
      onSaved()
      void navigate({ to: '/console', search: formatAddress({ ...address, view: id }) })
    },
  })
  return (
    <Form
      className={styles.form}
      submission={save}
      fieldOf={(code) => (code === 'name' ? 'name' : undefined)}
    >
      <Field
        small
        name="name"
        label="Name of the view"
        required
        maxLength={longestViewName}
        autoComplete="off"
      />
      <RadioField
        small
        name="whose"
        legend="Who has it?"
        initial="mine"
        options={[
          { value: 'mine', label: 'Only me' },
          { value: 'shared', label: 'Everybody at the desk' },
        ]}
      />
      <SubmitButton small look="dark">
        Save view
      </SubmitButton>
    </Form>
  )
}

function DeleteButton({ view, onDeleted }: { view: SavedView; onDeleted: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => api.views[':id'].$delete({ param: { id: view.id } }),
    onSuccess: async () => {
      onDeleted()
      await navigate({ to: '/console', search: {} })
      await queries.invalidateQueries(viewsQuery)
    },
  })
  return (
    <p className={styles.delete}>
      <Button small busy={remove.isPending} onClick={() => remove.mutate()}>
        Delete ‘{view.name}’{view.shared ? ' for everybody' : ''}
      </Button>
      {remove.error && <Problem>{errorMessage(remove.error)}</Problem>}
    </p>
  )
}
