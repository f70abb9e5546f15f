import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { useOperator } from '../../client/session.ts'
import { Button, Disclosure } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import { AwaySection } from '../absence/AwayControl.tsx'
import { rememberPassword } from '../sign-in/recent-password.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import styles from './Account.module.css'
import { AskPassword } from './AskPassword.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Codes } from './Codes.tsx'
import { Notifications } from './Notifications.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Sessions } from './Sessions.tsx'

/** The operator's own account: sessions, password, recovery codes and second factor. */
export function Account() {
  const operator = useOperator()
  const signOut = useSignOut()
  const router = useRouter()
  const queryClient = useQueryClient()
  // It ends the present second factor. The desk opens again once a new one is set up.
  const renew = useMutation({
    mutationFn: (json: { password: string }) => api.account['second-factor'].renew.$post({ json }),
    onSuccess: (_, { password }) => {
      rememberPassword(password)
      queryClient.clear()
      void router.navigate({ to: '/console/second-factor' })
    },
  })
  return (
    <>
      <PageTitle title="You" />
      <div className={`${kit.spread} ${styles.who}`}>
        <div>
          <p className={kit.title}>{operator.name}</p>
          <p className={kit.muted}>
            {operator.email} · {operator.role === 'owner' ? 'Owner' : 'Agent'} at {brand.name}
          </p>
        </div>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </div>
      <div className={kit.columns}>
        <div>
          <AwaySection />
          <Notifications />
          <OnThisDevice />
          <Sessions />
        </div>
        <div>
          <Section title="Password">
            <Disclosure label="Change the password">
              <ChangePassword />
            </Disclosure>
          </Section>
          <Passkeys />
          <Section title="Recovery codes">
            <Codes />
          </Section>
          <Section title="Second factor">
            <SectionText>
              With a new phone, set the second factor up again. The old app and the old recovery
              codes stop working at once.
            </SectionText>
            <Disclosure label="Set it up on another phone">
              <AskPassword submission={renew} />
            </Disclosure>
          </Section>
        </div>
      </div>
    </>
  )
}
