import { Outlet, useRouterState } from '@tanstack/react-router'
import { AwayNotice } from './account/absence/AwayControl.tsx'
import { SecondFactorAgain } from './account/sign-in/SecondFactorAgain.tsx'
import styles from './Desk.module.css'
import { GivenNotice } from './desk/given/GivenNotice.tsx'
import { Sidebar, SlimSidebar } from './Sidebar.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'
import { GlobalShortcuts } from './shortcuts/GlobalShortcuts.tsx'
import { Tabs } from './Tabs.tsx'
import { UndoBar } from './undo/UndoBar.tsx'
import { useLiveUpdates } from './use-live-updates.ts'
import { Warnings } from './Warnings.tsx'

/** The frame of every screen: a sidebar on laptops, tabs at the bottom on phones. Calling mode leaves little of it. */
export function Desk() {
  useLiveUpdates()
  const isCalling = useRouterState({
    select: ({ location }) => location.pathname === '/console/calling',
  })
  return (
    <div className={styles.desk} data-calling={isCalling || undefined}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      {isCalling ? <SlimSidebar /> : <Sidebar />}
      <main className={styles.screen} id="screen" tabIndex={-1}>
        <div className={styles.notice}>
          <SignedOutNotice />
          {!isCalling && (
            <>
              <Warnings />
              <AwayNotice />
            </>
          )}
          {/* A call has the screen to itself: then only the tab's title says it. */}
          <GivenNotice titleOnly={isCalling} />
          {!isCalling && <UndoBar />}
        </div>
        <Outlet />
      </main>
      {!isCalling && <Tabs />}
      <GlobalShortcuts />
      <SecondFactorAgain />
    </div>
  )
}
