import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Facts } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { AdForm } from './AdForm.tsx'
import { adFormsQuery } from './settings-queries.ts'

/** The forms in advertisements elsewhere, and which of their fields answers which question of ours. */
export function AdForms() {
  const query = useQuery(adFormsQuery)
  return (
    <>
      <PageTitle title="Forms in advertisements" />
      <Loaded query={query}>
        {({ google, meta, forms }) => (
          <>
            <Section title="Where they are sent">
              <SectionText>
                Google Ads and Meta send what somebody fills in inside an advertisement. It names no
                installer: it goes to the desk, and to an installer only once the visitor says yes
                to it on their own page.
              </SectionText>
              <Facts
                facts={[
                  [
                    'Google',
                    <Address key="google" {...google} name="Google" setting="GOOGLE_LEADS_KEY" />,
                  ],
                  ['Meta', <Address key="meta" {...meta} name="Meta" setting="META_APP_SECRET" />],
                ]}
              />
            </Section>
            {forms.map((form) => (
              <AdForm key={`${form.id} ${form.version}`} adForm={form} />
            ))}
            {forms.length === 0 && (
              <Empty title="No form has sent anything yet">
                Send a test from Google Ads or from Meta’s testing tool: its form then stands here
                and can be mapped before anybody fills it in.
              </Empty>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

type AddressProps = { address: string; isOn: boolean; name: string; setting: string }

function Address({ address, isOn, name, setting }: AddressProps) {
  if (!isOn)
    return (
      <>
        Off: <code>{setting}</code> isn’t set on the server
      </>
    )
  return (
    <span className={kit.inline}>
      <code>{address}</code> <CopyButton text={address} what={`the address for ${name}`} />
    </span>
  )
}
