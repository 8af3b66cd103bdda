import type { Access, Caller } from '../access/access.ts';

/** An active key of a project on pay as you go with $10. */
export const testAccess = (part: Partial<Access> = {}): Access => ({
  apiKeyId: 'key_test',
  projectId: 'proj_test',
  status: 'active',
  planId: 'PAYG',
  balanceCents: 1_000,
  recordedToday: null,
  ...part,
});

/** Somebody with such a key. */
export const testCaller = (part: Partial<Access> = {}): Caller => ({ kind: 'key', secretHash: 'hash', access: testAccess(part) });
