import { hearSilentFields } from '#site/ui/hear-silent-fields.ts'
import '#views/theme.css'
import '#site/styles/tokens.css'
import '#views/desk-theme.css'
import './styles/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './client/query-client.ts'
import { router } from './router.tsx'

watchSilentFields()

const container = document.getElementById('desk')
if (container)
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )

/** Makes React notice silently filled fields of the desk before anything is pressed or sent. */
function watchSilentFields(): void {
  const hear = () => hearSilentFields(document)
  for (const type of ['pointerdown', 'click', 'submit'])
    document.addEventListener(type, hear, { capture: true })
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && hear(), { capture: true })
}
