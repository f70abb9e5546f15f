import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { decodeText } from '#domain/decode-text.ts'
import { type DraftProblem, installerFields } from '#domain/installer/draft.ts'
import { terms } from '#estimate/terms.ts'
import { type Answer, ApiError, api, errorMessage } from '../client/api.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Problem, Success } from '../ui/form/Problem.tsx'
import kit from '../ui/kit.module.css'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { spellCount } from '../words/labels.ts'
import styles from './ImportInstallers.module.css'
import { fieldLabels } from './words.ts'

type Preview = Answer<typeof api.installers.import.preview.$post>
/** What a table program opens as the first line of a file. */
const template = `data:text/csv;charset=utf-8,${installerFields.join(',')}%0A`

type WrongLine = { line: number; problems: DraftProblem[] }

/** Imports a CSV file of installers: says first what it would do, and does it all or not at all. */
export function ImportInstallers() {
  const id = useId()
  const queries = useQueryClient()
  const preview = useMutation({
    mutationFn: async (chosen: File) => {
      const file = decodeText(new Uint8Array(await chosen.arrayBuffer()))
      return {
        file,
        name: chosen.name,
        plan: await api.installers.import.preview.$post({ json: { file } }),
      }
    },
  })
  const save = useMutation({
    mutationFn: (file: string) => api.installers.import.$post({ json: { file } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['installers'] }),
  })
  const error = save.error ?? preview.error
  return (
    <>
      <BackLink to="/console/installers">Installers</BackLink>
      <PageTitle title="Import installers" />
      <Section title="The file">
        <SectionText>
          A CSV file as the export gives it, with these columns:{' '}
          <code>{installerFields.join(', ')}</code>. An installer whose {terms.companyNumber} is
          known is changed, any other is added and gets an email with our terms. If a single line is
          wrong, nothing is imported.{' '}
          <a href={template} download="installers.csv">
            An empty file with these columns
          </a>
        </SectionText>
        <p className={styles.file}>
          <label htmlFor={id}>CSV file</label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              save.reset()
              if (chosen) preview.mutate(chosen)
              // So that the same file can be chosen again once it is mended.
              target.value = ''
            }}
          />
        </p>
        {preview.isPending && <p role="status">Reading the file…</p>}
        {error && <Rejected error={error} />}
      </Section>
      {preview.data && !save.data && !error && (
        <Section title={`What ${preview.data.name} would do`}>
          <Plan plan={preview.data.plan} />
          {changesSomething(preview.data.plan) && (
            <Button
              look="gold"
              busy={save.isPending}
              onClick={() => save.mutate(preview.data.file)}
            >
              Import it
            </Button>
          )}
        </Section>
      )}
      {save.data && (
        <Section title="Done">
          <Success>
            {spellCount(save.data.added, 'installer')} added, {save.data.changed} changed.
          </Success>
          <p className={styles.file}>
            <Link to="/console/installers" className={buttonClass({})}>
              To the installers
            </Link>
          </p>
        </Section>
      )}
    </>
  )
}

function changesSomething({ added, changed }: Preview): boolean {
  return added.length + changed.length > 0
}

function Plan({ plan: { added, changed, unchanged } }: { plan: Preview }) {
  return (
    <>
      <dl className={styles.plan}>
        <Names what="to add" names={added} />
        <Names
          what="to change"
          names={changed.map(
            ({ tradingName, fields }) =>
              `${tradingName} (${fields.map((field) => fieldLabels[field]).join(', ')})`,
          )}
        />
      </dl>
      {unchanged > 0 && (
        <SectionText>
          {spellCount(unchanged, 'installer')}{' '}
          {unchanged === 1 ? 'stays as it is' : 'stay as they are'}.
        </SectionText>
      )}
    </>
  )
}

function Names({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <dt>
        {spellCount(names.length, 'installer')} {what}
      </dt>
      <dd>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** Why nothing was imported, with every line that can't be used. */
function Rejected({ error }: { error: unknown }) {
  const lines =
    error instanceof ApiError ? (error.details.lines as WrongLine[] | undefined) : undefined
  return (
    <>
      <Problem>{errorMessage(error)}</Problem>
      {lines && (
        <DataTable
          className={`${kit.roomy} ${styles.lines}`}
          rows={lines.flatMap(({ line, problems }) =>
            problems.map(({ field, message }) => ({ line, field, message })),
          )}
          keyOf={({ line, field, message }) => `${line} ${field} ${message}`}
          columns={[
            { head: 'Line', cell: ({ line }) => line },
            { head: 'Column', cell: ({ field }) => <code>{field}</code> },
            { head: 'What to do', cell: ({ message }) => message },
          ]}
        />
      )}
    </>
  )
}
