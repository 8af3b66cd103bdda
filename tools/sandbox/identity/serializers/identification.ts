import type { Identity } from '../identity.ts';
import type { IdentificationRow } from '../store/rows.ts';
import { verificationJson } from './verification.ts';

/** Clerk's `email_address` or `web3_wallet` object. */
export function identificationJson({ store, now }: Identity, row: IdentificationRow) {
  const isVerified = row.verifiedAt !== null;
  return {
    object: row.kind,
    id: row.id,
    [row.kind]: row.value,
    reserved: false,
    verification: verificationJson({
      strategy: row.strategy,
      isVerified,
      challenge: isVerified ? null : store.challenges.find(row.id),
      time: now(),
    }),
    linked_to: [],
    matches_sso_connection: false,
    created_at: row.createdAt,
    updated_at: row.verifiedAt ?? row.createdAt,
  };
}
