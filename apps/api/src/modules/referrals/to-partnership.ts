import type { Partnership } from '@onepoint/api-contract';
import { partnerShareBasisPoints } from '@onepoint/plans-domain';
import type { PartnerApplicationRow } from './partnerships-repository.ts';

/** Where a project stands, by its last application. */
export function toPartnership(row: PartnerApplicationRow | null): Partnership {
  if (row === null) return { status: 'none', shareBasisPoints: partnerShareBasisPoints, application: null };
  const { status, company, website, message, createdAt, decidedAt } = row;
  return {
    status,
    shareBasisPoints: partnerShareBasisPoints,
    application: { company, website, message, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
  };
}
