import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { terms } from '#estimate/terms.ts'
import { type Answer, api } from '../../client/api.ts'
import { TextButton } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/form/Field.tsx'
import { useForm } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import styles from './Parts.module.css'
import type { PartProps } from './part-props.ts'
import { toTyped } from './part-values.ts'

type Tried = Answer<(typeof api.installers)[':id']['try']['$post']>

/** Hands that type go on before this long is over. */
const pauseMs = 500

/** Where it works, as typed, with how that was read and how many leads it would have brought. */
export function WherePart({ id, values, change }: PartProps & { id: string }) {
  const typed = useSettled(values.places)
  const { problems } = useForm()
  const tried = useQuery({
    queryKey: ['installer', id, 'try', typed],
    queryFn: () =>
      api.installers[':id'].try.$post({
        param: { id },
        json: { part: 'where', draft: toTyped('where', { ...values, places: typed }) },
      }),
    enabled: typed.trim() !== '',
    placeholderData: (before) => before,
  })
  return (
    <>
      <TextAreaField
        name="areas"
        label="They cover"
        value={values.places}
        problem={problems.except_postcodes}
        hint={`Regions, towns and postcodes, or all of ${terms.everywhere}, with a comma between them; then “but not” what they leave out.`}
        rows={2}
        onChange={({ target }) => change({ places: target.value })}
      />
      {tried.data && (
        <Reading
          tried={tried.data}
          onChoose={(text, choice) =>
            change({
              places: values.places.replace(text, choice),
            })
          }
        />
      )}
    </>
  )
}

function Reading({
  tried: { lines, not, problem, effect },
  onChoose,
}: {
  tried: Tried
  onChoose: (text: string, choice: string) => void
}) {
  return (
    <div role="status">
      <ul className={`${kit.lines} ${styles.read}`}>
        {[
          ...lines.map((line) => ({ line, isNot: false })),
          ...not.map((line) => ({ line, isNot: true })),
        ].map(({ line, isNot }) => (
          <li key={`${isNot} ${line.text}`}>
            <Icon name={'choices' in line ? 'ending' : isNot ? 'cross' : 'tick'} />
            {'means' in line ? (
              <span>
                {isNot && 'Not '}
                {line.means}
              </span>
            ) : (
              <span>
                “{line.text}” is more than one place:{' '}
                {line.choices.map((choice) => (
                  <TextButton key={choice} onClick={() => onChoose(line.text, choice)}>
                    {choice}
                  </TextButton>
                ))}
              </span>
            )}
          </li>
        ))}
        {problem && lines.every((line) => 'means' in line) && (
          <li>
            <Icon name="ending" />
            <span>{problem}</span>
          </li>
        )}
      </ul>
      {effect && (
        <div className={styles.effect}>
          <p>
            <b>
              In the last {effect.days} days this would have brought {effect.would}{' '}
              {effect.would === 1 ? 'offer' : 'offers'}
            </b>
            {effect.was === null || effect.would === effect.was
              ? '.'
              : `; as it is, ${effect.was}.`}
          </p>
        </div>
      )}
    </div>
  )
}

/** A text once typing has paused for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
