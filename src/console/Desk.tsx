import { Outlet } from '@tanstack/react-router'
import styles from './Desk.module.css'
import { DeskKeys } from './keys/DeskKeys.tsx'
import { useLiveLine } from './live/use-live-line.ts'
import { Rail } from './Rail.tsx'
import { SignedOut } from './SignedOut.tsx'
import { Tabs } from './Tabs.tsx'
import { UndoBar } from './undo/UndoBar.tsx'

/** The frame of every screen: the rail on laptops, tabs at the foot on phones. */
export function Desk() {
  useLiveLine()
  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <Rail />
      <main className={styles.screen} id="screen" tabIndex={-1}>
        <div className={styles.over}>
          <SignedOut />
        </div>
        <Outlet />
      </main>
      <UndoBar />
      <Tabs />
      <DeskKeys />
    </div>
  )
}
