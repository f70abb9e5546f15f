import { useQuery } from '@tanstack/react-query'
import { isFictitious } from '#content/brand.ts'
import { errorMessage, isApiError } from '../client/api.ts'
import { brand } from '../client/brand.ts'
import { Facts } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { LetterTemplates } from './LetterTemplates.tsx'
import { OfferRules } from './OfferRules.tsx'
import { Recipients } from './Recipients.tsx'
import { offerRulesQuery } from './settings-queries.ts'
import { WeeklyLetter } from './WeeklyLetter.tsx'

/** What is the business’s: who we are, how leads are offered, who gets emails and what they say. For owners. */
export function Business() {
  const { error } = useQuery(offerRulesQuery)
  return (
    <>
      <PageTitle title="Business" />
      {isApiError(error, 'owners-only') ? (
        <Notice kind="clay">{errorMessage(error)}</Notice>
      ) : (
        <div className={kit.columns}>
          <div>
            <WhoWeAre />
            <OfferRules />
          </div>
          <div>
            <Recipients />
            <WeeklyLetter />
            <LetterTemplates />
          </div>
        </div>
      )}
    </>
  )
}

/** What pages and letters say of us. It is part of what was built, so it is changed where that is. */
function WhoWeAre() {
  const { name, legalName, phone, email, address, hours } = brand
  return (
    <Section title="Who we are" about="on pages and in emails">
      <Facts
        facts={[
          ['Name', legalName === name ? name : `${name}, ${legalName}`],
          ['Phone', phone.label],
          ['Email', email],
          [
            'Address',
            `${address.street}, ${address.locality} ${address.region} ${address.postcode}`,
          ],
          ['Hours', hours.map((one) => `${one.days} ${one.opens} to ${one.closes}`).join(', ')],
        ]}
      />
      <SectionText>
        {isFictitious(brand) && (
          <strong className={kit.ink}>
            These are made up, so nobody can call or write to you there.{' '}
          </strong>
        )}
        The person who runs the server changes them in the brand’s file and builds the site again.
      </SectionText>
    </Section>
  )
}
