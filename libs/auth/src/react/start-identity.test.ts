import { loadClerkJSScript } from '@clerk/shared/loadClerkJsScript';
import type { BrowserClerk, ListenerCallback } from '@clerk/shared/types';
import { afterEach, expect, it, vi } from 'vitest';
import { startIdentity } from './start-identity.ts';

vi.mock('@clerk/shared/loadClerkJsScript', () => ({ loadClerkJSScript: vi.fn(() => Promise.resolve(null)) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ada = {
  id: 'user_1',
  firstName: 'Ada',
  lastName: null,
  username: null,
  imageUrl: '',
  hasImage: false,
  primaryEmailAddressId: null,
  primaryWeb3WalletId: null,
  createdAt: new Date(0),
  emailAddresses: [],
  web3Wallets: [],
};
const active = { status: 'active' };

/** Clerk's instance as its script leaves it. */
function clerkOf(load = () => Promise.resolve(), state: Partial<Pick<BrowserClerk, 'status' | 'session'>> = {}) {
  const emit = vi.fn<ListenerCallback>();
  const addListener = vi.fn((listener: ListenerCallback) => void emit.mockImplementation(listener));
  const clerk = { status: 'ready', session: null, load: vi.fn(load), addListener, ...state };
  vi.stubGlobal('Clerk', clerk);
  const say = (resources: object): void => emit(resources as Parameters<ListenerCallback>[0]);
  return { clerk: clerk as unknown as BrowserClerk, say };
}

const options = { publishableKey: 'pk_test_x' };

it('knows nothing until Clerk has spoken, then who is there', async () => {
  const { clerk, say } = clerkOf();
  const identity = startIdentity(options);
  expect(identity.getState()).toEqual({ isLoaded: false, isFailed: false, user: null });
  expect(await identity.clerk).toBe(clerk);
  expect(clerk.load).toHaveBeenCalledExactlyOnceWith(options);
  say({ session: active, user: ada });
  expect(identity.getState()).toMatchObject({ isLoaded: true, user: { id: 'user_1', firstName: 'Ada' } });
});

it('tells its listeners, and keeps the user as long as nothing about it changes', async () => {
  const { say } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  const listener = vi.fn();
  const unsubscribe = identity.subscribe(listener);
  say({ session: active, user: ada });
  const { user } = identity.getState();
  say({ session: active, user: { ...ada } });
  expect(identity.getState().user).toBe(user);
  say({ session: active, user: { ...ada, firstName: 'Grace' } });
  expect(identity.getState().user).toMatchObject({ firstName: 'Grace' });
  unsubscribe();
  say({ session: null, user: null });
  expect(listener).toHaveBeenCalledTimes(3);
});

it.each([
  ['nobody is signed in', { session: null, user: null }, { isLoaded: true, user: null }],
  ['a session has something left to do', { session: { status: 'pending' }, user: ada }, { isLoaded: true, user: null }],
  ['one session gives way to the next', { session: undefined, user: undefined }, { isLoaded: false, user: null }],
])('while %s nobody is signed in', async (_when, resources, state) => {
  const { say } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  say(resources);
  expect(identity.getState()).toMatchObject(state);
});

it('does not forget who is there while one session gives way to the next, which may fail', async () => {
  const { say } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  say({ session: active, user: ada });
  say({ session: undefined, user: undefined });
  expect(identity.getState()).toMatchObject({ isLoaded: false, user: { id: 'user_1' } });
  say({ session: null, user: null });
  expect(identity.getState()).toMatchObject({ isLoaded: true, user: null });
});

it.each([
  ['the script cannot be fetched', () => void vi.mocked(loadClerkJSScript).mockRejectedValueOnce(new Error('offline'))],
  ['the script leaves nothing', () => {}],
  ['Clerk cannot start', () => void clerkOf(() => Promise.reject(new Error('500')))],
  ['the service answers with errors and nobody is signed in', () => void clerkOf(undefined, { status: 'degraded' })],
  ['Clerk gives up without a connection', () => void clerkOf(undefined, { status: 'loading' })],
])('has failed where %s', async (_where, arrange) => {
  arrange();
  const identity = startIdentity(options);
  await expect(identity.clerk).rejects.toThrow();
  expect(identity.getState()).toEqual({ isLoaded: false, isFailed: true, user: null });
});

it('keeps whoever is signed in while the service answers with errors', async () => {
  const { say } = clerkOf(undefined, { status: 'degraded', session: active as BrowserClerk['session'] & object });
  const identity = startIdentity(options);
  await identity.clerk;
  say({ session: active, user: ada });
  expect(identity.getState()).toMatchObject({ isFailed: false, user: { id: 'user_1' } });
});
