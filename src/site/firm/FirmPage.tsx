import { EnquiriesPage } from './enquiries/EnquiriesPage.tsx'
import { EnquiryPage } from './enquiries/EnquiryPage.tsx'
import { FiguresPage } from './figures/FiguresPage.tsx'
import type { FirmFrame, FirmPageProps, FirmProps } from './firm-page.ts'
import { MePage } from './me/MePage.tsx'
import { PapersPage } from './papers/PapersPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { RehearsalPage } from './rehearsal/RehearsalPage.tsx'
import { SignIn } from './SignIn.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { WorkPage } from './work/WorkPage.tsx'

/** An installer's own pages: who may see which was decided before. */
export function FirmPage({ frame, ...props }: FirmPageProps) {
  if (props.page === 'sign-in') return <SignIn {...props} />
  return frame && <Page frame={frame} props={props} />
}

type Props = { frame: FirmFrame; props: Exclude<FirmProps, { page: 'sign-in' }> }

function Page({ frame, props }: Props) {
  switch (props.page) {
    case 'people':
      return <PeoplePage frame={frame} {...props} />
    case 'me':
      return <MePage frame={frame} {...props} />
    case 'today':
      return <TodayPage frame={frame} {...props} />
    case 'enquiries':
      return <EnquiriesPage frame={frame} {...props} />
    case 'enquiry':
      return <EnquiryPage frame={frame} {...props} />
    case 'papers':
      return <PapersPage frame={frame} {...props} field={frame.problem?.field} />
    case 'rehearsal':
      return <RehearsalPage frame={frame} {...props} />
    case 'work':
      return <WorkPage frame={frame} {...props} />
    case 'figures':
      return <FiguresPage frame={frame} {...props} />
  }
}
