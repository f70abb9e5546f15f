import type { InstallerRequest } from '#domain/installer/request.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { approvals } from '#edition/approvals.ts'

/** What an installer's office asked the desk to confirm: 'solar roof tiles', 'accreditation for batteries, Con Vlahos'. */
export function requestName(request: InstallerRequest): string {
  if (request.kind === 'service') return serviceNames[request.service]
  return request.kind === 'seller'
    ? 'approval as a seller'
    : `${approvals.name} for ${approvals.categories[request.category]}, ${request.person}`
}
