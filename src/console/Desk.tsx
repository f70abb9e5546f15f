import { Outlet } from '@tanstack/react-router'
import styles from './Desk.module.css'
import { useLiveUpdates } from './live/use-live-updates.ts'
import { Sidebar } from './Sidebar.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'
import { GlobalShortcuts } from './shortcuts/GlobalShortcuts.tsx'
import { Tabs } from './Tabs.tsx'
import { UndoBar } from './undo/UndoBar.tsx'
import { Warnings } from './Warnings.tsx'

/** The frame of every screen: a sidebar on laptops, tabs at the bottom on phones. */
export function Desk() {
  useLiveUpdates()
  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <Sidebar />
      <main className={styles.screen} id="screen" tabIndex={-1}>
        <div className={styles.notice}>
          <SignedOutNotice />
          <Warnings />
        </div>
        <Outlet />
      </main>
      <UndoBar />
      <Tabs />
      <GlobalShortcuts />
    </div>
  )
}
