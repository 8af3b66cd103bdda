import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IdentificationRow, UserRow } from './store-rows.ts';
import { openStore, type Store } from './store.ts';

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'identity-store-'));
  store = openStore(dataDir);
});
afterEach(() => {
  store.close();
  rmSync(dataDir, { recursive: true });
});

const user = (id: string): UserRow => ({
  id,
  firstName: 'Ada',
  lastName: null,
  passwordHash: null,
  primaryEmailAddressId: null,
  primaryWeb3WalletId: null,
  imageId: null,
  unsafeMetadata: '{}',
  createdAt: 1,
  updatedAt: 1,
  lastSignInAt: null,
});
const email = (id: string, userId: string, verifiedAt: number | null): IdentificationRow => ({
  id,
  userId,
  kind: 'email_address',
  value: 'a@b.co',
  lookup: 'a@b.co',
  strategy: 'email_code',
  verifiedAt,
  createdAt: 1,
});

describe('openStore', () => {
  it('keeps rows after reopening', () => {
    store.users.insert(user('user_1'));
    store.close();
    store = openStore(dataDir);
    expect(store.users.find('user_1')).toEqual(user('user_1'));
  });

  it('finds rows by values, null included', () => {
    store.users.insert(user('user_1'));
    store.users.insert({ ...user('user_2'), lastName: 'Byron' });
    expect(store.users.list({ lastName: null }).map(({ id }) => id)).toEqual(['user_1']);
    expect(store.users.list({})).toHaveLength(2);
  });

  it('updates and deletes only the selected rows', () => {
    store.users.insert(user('user_1'));
    store.users.insert(user('user_2'));
    store.users.update('user_1', { firstName: 'Grace' });
    store.users.delete({ id: 'user_2' });
    expect(store.users.list({})).toEqual([{ ...user('user_1'), firstName: 'Grace' }]);
  });

  it('rolls back a transaction that throws', () => {
    const work = (): never => {
      store.users.insert(user('user_1'));
      throw new Error('stop');
    };
    expect(() => store.transaction(work)).toThrow('stop');
    expect(store.users.list({})).toEqual([]);
  });

  it('allows one user per verified address', () => {
    store.users.insert(user('user_1'));
    store.users.insert(user('user_2'));
    store.identifications.insert(email('idn_1', 'user_1', 1));
    store.identifications.insert(email('idn_2', 'user_2', null));
    expect(() => store.identifications.update('idn_2', { verifiedAt: 2 })).toThrow(/UNIQUE/);
  });

  it('deletes the rows of a deleted user', () => {
    store.users.insert(user('user_1'));
    store.identifications.insert(email('idn_1', 'user_1', 1));
    store.users.delete({ id: 'user_1' });
    expect(store.identifications.list({})).toEqual([]);
  });

  it('makes the file readable for the current user only', () => {
    expect(statSync(join(dataDir, 'identity.sqlite')).mode & 0o777).toBe(0o600);
  });
});
