import '#views/theme.css'
import '#site/styles/tokens.css'
import '#views/desk-theme.css'
import './styles/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './client/query-client.ts'
import { watchSilentFields } from './client/silent-fields.ts'
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
