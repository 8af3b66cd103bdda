import type { Client } from '@onepoint/allow-lists';
import type { Access, Caller } from '../access/access.ts';

/** Defaults: an active key of a pay-as-you-go project with $10. */
export const testAccess = (part: Partial<Access> = {}): Access => ({
  apiKeyId: 'key_test',
  projectId: 'proj_test',
  status: 'active',
  planId: 'PAYG',
  packageCount: 0,
  balanceCents: 1_000,
  spendStop: null,
  allowLists: null,
  keyLimits: null,
  endsAtMs: null,
  recordedToday: null,
  ...part,
});

/** A caller with such a key. By default, it is a server, which sends no `Origin`. */
export const testCaller = (part: Partial<Access> = {}, client: Partial<Client> = {}): Caller => ({
  kind: 'key',
  secretHash: 'hash',
  access: testAccess(part),
  client: () => ({ origin: null, ip: '203.0.113.7', ...client }),
});
