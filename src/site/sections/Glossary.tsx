import { glossary } from '#edition/pages/glossary.ts'
import { Text } from '../ui/Text.tsx'
import styles from './Glossary.module.css'
import { PlainHero } from './PlainHero.tsx'

export function Glossary() {
  return (
    <>
      <PlainHero heading={glossary.heading}>
        <p className="lead">{glossary.lead}</p>
      </PlainHero>
      <dl className={`page ${styles.glossary}`}>
        {glossary.terms.map(({ id, term, meaning }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>
              <Text>{meaning}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
