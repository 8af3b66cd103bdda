import { members, users } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { insertProject } from '@onepoint/database';
import { createPeople } from '../../create-services.ts';
import { createFakeDirectory, type FakeDirectory } from '../../test/fakes.ts';
import { createAccounts, type Accounts } from './accounts.ts';

const hourMs = 3_600_000;
let database: TestDatabase;
let directory: FakeDirectory;
let accounts: Accounts;
let time: number;

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  directory = createFakeDirectory();
  time = Date.parse('2026-11-21T12:00:00Z');
  const now = () => new Date(time);
  const { orm } = database;
  accounts = createAccounts({ orm, directory, services: createPeople({ orm, directory, now }) });
});
afterEach(() => database.drop());

async function newOwner(id: string): Promise<void> {
  directory.users.set(id, {
    id,
    type: 'email',
    firstName: id,
    lastName: null,
    username: null,
    imageUrl: null,
    emailAddresses: [],
    web3Wallets: [],
    createdAt: '2026-01-02T03:04:05.000Z',
  });
  await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: id }));
}

const isMember = async (userId: string) => (await database.orm.$count(members, eq(members.userId, userId))) > 0;

/** Sweeps immediately, and then every six and a half hours: longer than the six hours between two checks of a member. */
async function sweepFor(hours: number): Promise<number> {
  let deleted = await accounts.sweep();
  for (let passed = 0; passed < hours; passed += 6.5) {
    time += 6.5 * hourMs;
    deleted += await accounts.sweep();
  }
  return deleted;
}

test('deletes a member whom the identity service has not known for a day, without an event', async () => {
  await newOwner('user_gone');
  await newOwner('user_here');
  await accounts.sweep();
  directory.users.delete('user_gone');
  expect(await sweepFor(20)).toBe(0);
  expect(await isMember('user_gone')).toBe(true);
  expect(await sweepFor(13)).toBe(1);
  expect(await isMember('user_gone')).toBe(false);
  expect(await isMember('user_here')).toBe(true);
});

test('deletes no account while the identity service returns no users', async () => {
  await newOwner('user_a');
  await newOwner('user_b');
  await accounts.sweep();
  const known = [...directory.users];
  directory.users.clear();
  expect(await sweepFor(100)).toBe(0);
  for (const [id, user] of known) directory.users.set(id, user);
  expect(await sweepFor(100)).toBe(0);
  expect(await isMember('user_a')).toBe(true);
});

test('restarts the wait when a user was known again in between', async () => {
  await newOwner('user_a');
  await newOwner('user_b');
  const user = directory.users.get('user_a');
  directory.users.delete('user_a');
  expect(await sweepFor(13)).toBe(0);
  if (user !== undefined) directory.users.set('user_a', user);
  expect(await sweepFor(7)).toBe(0);
  directory.users.delete('user_a');
  expect(await sweepFor(13)).toBe(0);
  expect(await isMember('user_a')).toBe(true);
});

test('does not check members who were seen within six hours', async () => {
  await newOwner('user_a');
  await accounts.sweep();
  const asked = directory.lookups.length;
  time += 5 * hourMs;
  await accounts.sweep();
  expect(directory.lookups).toHaveLength(asked);
});

test('finishes a deletion that failed halfway', async () => {
  await newOwner('user_gone');
  directory.users.delete('user_gone');
  await database.orm.insert(users).values({ id: 'user_gone', type: 'email', firstName: 'Ada', deletedAt: new Date(time) });
  expect(await accounts.sweep()).toBe(1);
  expect(await isMember('user_gone')).toBe(false);
  const [row] = await database.orm.select().from(users).where(eq(users.id, 'user_gone'));
  expect(row).toMatchObject({ firstName: null, erasedAt: new Date(time) });
  expect(await accounts.sweep()).toBe(0);
});

test('deletes no account while the identity service is unreachable', async () => {
  await newOwner('user_a');
  directory.unreachable.add('user_a');
  await expect(accounts.sweep()).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' });
  expect(await isMember('user_a')).toBe(true);
});
