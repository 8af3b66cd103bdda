import type { User } from '@onepoint/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeDirectory, type FakeDirectory } from '../../test/fakes.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';
import { createUsers, type Users } from './users.ts';

const ada: User = {
  id: 'user_ada',
  type: 'email',
  firstName: 'Ada',
  lastName: null,
  username: null,
  imageUrl: null,
  emailAddresses: [],
  web3Wallets: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};

let directory: FakeDirectory;
let users: Users;
let time: number;

function repositoryInMemory(): UsersRepository {
  const rows = new Map<string, StoredUser>();
  return {
    find: async (userId) => rows.get(userId) ?? null,
    findMany: async (userIds) => userIds.flatMap((userId) => rows.get(userId) ?? []),
    save: async (user, refreshedAt) => void rows.set(user.id, { user, refreshedAt, isDeleted: false }),
    listSharedRoles: async () => [],
    lockActive: async () => true,
  };
}

beforeEach(() => {
  time = 0;
  directory = createFakeDirectory();
  directory.users.set(ada.id, ada);
  users = createUsers({ repository: repositoryInMemory(), directory, now: () => new Date(time) });
});

describe('a stored user', () => {
  test('is refreshed after two minutes', async () => {
    await users.getUser(ada.id);
    directory.users.set(ada.id, { ...ada, firstName: 'Augusta' });
    time = 119_999;
    expect((await users.getUser(ada.id)).firstName).toBe('Ada');
    time = 120_000;
    expect((await users.getUser(ada.id)).firstName).toBe('Augusta');
  });

  test('is returned as stored while the identity service is unreachable', async () => {
    await users.getUser(ada.id);
    directory.unreachable.add(ada.id);
    time = 3_600_000;
    expect(await users.getUser(ada.id)).toEqual(ada);
  });

  test('is not found after the identity service deleted them', async () => {
    await users.getUser(ada.id);
    directory.users.clear();
    time = 3_600_000;
    await expect(users.getUser(ada.id)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

const email = (emailAddress: string, verified: boolean) => ({ emailAddress, verified, primary: verified });

test('finds the owner of a verified address among the given users only', async () => {
  directory.users.set(ada.id, { ...ada, emailAddresses: [email('ada@example.com', true), email('claimed@example.com', false)] });
  directory.users.set('user_other', { ...ada, id: 'user_other', emailAddresses: [email('other@example.com', true)] });
  expect(await users.findOwner([ada.id], 'Ada@Example.com')).toBe(ada.id);
  expect(await users.findOwner([ada.id], 'claimed@example.com')).toBeNull();
  expect(await users.findOwner([ada.id], 'other@example.com')).toBeNull();
  expect(directory.lookups).toEqual([ada.id]);
});

test('requests a user once for concurrent calls', async () => {
  const read = await Promise.all([users.getCurrentUser(ada.id), users.getCurrentUser(ada.id), users.getCurrentUser(ada.id)]);
  expect(read).toEqual([ada, ada, ada]);
  expect(directory.lookups).toEqual([ada.id]);
});

test('does not cache a failed lookup', async () => {
  directory.unreachable.add(ada.id);
  await expect(users.getUser(ada.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  directory.unreachable.clear();
  expect(await users.getUser(ada.id)).toEqual(ada);
});

test('lists a user who cannot be looked up under a masked id', async () => {
  const list = await users.listPublicUsers([ada.id, 'user_unknown1'], { userId: null, seesIdentifiers: false });
  expect([...list.values()]).toEqual([
    { id: ada.id, displayName: 'Ada', imageUrl: null },
    { id: 'user_unknown1', displayName: 'use…wn1', imageUrl: null },
  ]);
});
