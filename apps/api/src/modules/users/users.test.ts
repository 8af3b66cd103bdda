import type { User } from '@onepoint/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeDirectory, type FakeDirectory } from '../../test/fake-directory.ts';
import type { StoredUser, UsersRepository } from './users-repository.ts';
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
    save: async (user, refreshedAt) => void rows.set(user.id, { user, refreshedAt }),
    shareProject: async () => false,
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

  test('is answered as stored while the identity service is out of reach', async () => {
    await users.getUser(ada.id);
    directory.unreachable.add(ada.id);
    time = 3_600_000;
    expect(await users.getUser(ada.id)).toEqual(ada);
  });

  test('is gone when the identity service says so', async () => {
    await users.getUser(ada.id);
    directory.users.clear();
    time = 3_600_000;
    await expect(users.getUser(ada.id)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

test('the owner of an address is stored as found; a service out of reach is no answer', async () => {
  const emailAddresses = [{ emailAddress: 'ada@example.com', verified: true, primary: true }];
  directory.users.set(ada.id, { ...ada, emailAddresses });
  expect(await users.findByEmail('Ada@Example.com')).toMatchObject({ id: ada.id });
  expect(await users.findByEmail('nobody@example.com')).toBeNull();
  expect(directory.lookups).toEqual([]);
  expect(await users.getUser(ada.id)).toMatchObject({ emailAddresses });
  expect(directory.lookups).toEqual([]);
  directory.unreachableEmails.add('ada@example.com');
  await expect(users.findByEmail('ada@example.com')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a failed look-up is not remembered', async () => {
  directory.unreachable.add(ada.id);
  await expect(users.getUser(ada.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  directory.unreachable.clear();
  expect(await users.getUser(ada.id)).toEqual(ada);
});

test('who cannot be looked up is listed under a masked id', async () => {
  const list = await users.listPublicUsers([ada.id, 'user_unknown1']);
  expect([...list.values()]).toEqual([
    { id: ada.id, displayName: 'Ada', imageUrl: null },
    { id: 'user_unknown1', displayName: 'use…wn1', imageUrl: null },
  ]);
});
