import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offerMinutes, offersPerPlace, type OfferRules as Rules } from '#domain/offer/rules.ts'
import { api } from '../client/api.ts'
import { Field, RadioField } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { offerRulesQuery } from './settings-queries.ts'

type Values = { mode: Rules['mode']; minutes: string; openPerPlace: string }

/** Whether leads are offered at once or proposed to an operator, and how long an offer is open. */
export function OfferRules() {
  const query = useQuery(offerRulesQuery)
  return (
    <Section title="How leads are offered" about="to installers, from now on">
      <Loaded query={query}>
        {({ rules, maxInstallers }) => (
          <>
            <SectionText>{consequenceOf(rules, maxInstallers)}</SectionText>
            <EditRules key={JSON.stringify(rules)} rules={rules} />
            <SectionText>
              <Link to="/console/installers/what-if">Try other weights and caps</Link> on the leads
              of the last 30 days before you change them.
            </SectionText>
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** What the rules mean for a lead that arrives now. */
function consequenceOf({ mode, minutes }: Rules, most: number): string {
  const places = most === 1 ? 'the next in turn' : `the first ${most} in turn`
  return mode === 'offer'
    ? `A lead is offered to ${places} as soon as it arrives. An installer that doesn’t answer within ${minutes} minutes of calling hours loses it to the next.`
    : `Nobody is offered a lead until an operator presses Offer. An offer then stands for ${minutes} minutes of calling hours, and lapses after that.`
}

function EditRules({ rules }: { rules: Rules }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ({ mode, minutes, openPerPlace }: Values) =>
      api['offer-rules'].$put({
        json: {
          mode: mode === 'offer' ? 'offer' : 'propose',
          minutes: Number(minutes),
          openPerPlace: Number(openPerPlace),
        },
      }),
    onSuccess: (saved) => queries.setQueryData(offerRulesQuery.queryKey, saved),
  })
  return (
    <Form
      submission={save}
      fieldOf={(code) => (code === 'open-offers' ? 'openPerPlace' : 'minutes')}
    >
      <RadioField
        name="mode"
        legend="When a lead arrives"
        initial={rules.mode}
        options={[
          { value: 'offer', label: 'Offer it at once to the next in turn' },
          { value: 'propose', label: 'Show an operator who suits, and offer by hand' },
        ]}
      />
      <Field
        name="minutes"
        label="Minutes to answer an offer"
        hint={`Calling hours only: no night, Sunday or holiday counts. From ${offerMinutes.least} to ${offerMinutes.most}.`}
        type="number"
        inputMode="numeric"
        min={offerMinutes.least}
        max={offerMinutes.most}
        step={1}
        required
        defaultValue={rules.minutes}
      />
      <Field
        name="openPerPlace"
        label="Open offers for each place left"
        hint={`With 2, an installer with 3 places left has at most 6 offers open. With 1, places stay empty when offers aren’t accepted; with more, more are taken back once it’s full. No caps, no limit. From ${offersPerPlace.least} to ${offersPerPlace.most}.`}
        type="number"
        inputMode="numeric"
        min={offersPerPlace.least}
        max={offersPerPlace.most}
        step={1}
        required
        defaultValue={rules.openPerPlace}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
