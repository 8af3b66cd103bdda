import { loadClerkJSScript } from '@clerk/shared/loadClerkJsScript';
import type { BrowserClerk, ListenerCallback } from '@clerk/shared/types';
import { afterEach, expect, it, vi } from 'vitest';
import { startIdentity } from './identity.ts';

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

/** Sets `globalThis.Clerk`, as Clerk's script does. */
function clerkOf(load = () => Promise.resolve(), state: Partial<Pick<BrowserClerk, 'status' | 'session'>> = {}) {
  const emit = vi.fn<ListenerCallback>();
  const addListener = vi.fn((listener: ListenerCallback) => void emit.mockImplementation(listener));
  const clerk = { status: 'ready', session: null, load: vi.fn(load), addListener, ...state };
  vi.stubGlobal('Clerk', clerk);
  const emitResources = (resources: object): void => emit(resources as Parameters<ListenerCallback>[0]);
  return { clerk: clerk as unknown as BrowserClerk, emitResources };
}

const options = { publishableKey: 'pk_test_x' };

it('loads the user after Clerk has started', async () => {
  const { clerk, emitResources } = clerkOf();
  const identity = startIdentity(options);
  expect(identity.getState()).toEqual({ isLoaded: false, isFailed: false, user: null });
  expect(await identity.clerk).toBe(clerk);
  expect(clerk.load).toHaveBeenCalledExactlyOnceWith(options);
  emitResources({ session: active, user: ada });
  expect(identity.getState()).toMatchObject({ isLoaded: true, user: { id: 'user_1', firstName: 'Ada' } });
});

it('notifies listeners and keeps the same object for an unchanged user', async () => {
  const { emitResources } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  const listener = vi.fn();
  const unsubscribe = identity.subscribe(listener);
  emitResources({ session: active, user: ada });
  const { user } = identity.getState();
  emitResources({ session: active, user: { ...ada } });
  expect(identity.getState().user).toBe(user);
  emitResources({ session: active, user: { ...ada, firstName: 'Grace' } });
  expect(identity.getState().user).toMatchObject({ firstName: 'Grace' });
  unsubscribe();
  emitResources({ session: null, user: null });
  expect(listener).toHaveBeenCalledTimes(3);
});

it.each([
  ['without a session', { session: null, user: null }, { isLoaded: true, user: null }],
  ['with a pending session', { session: { status: 'pending' }, user: ada }, { isLoaded: true, user: null }],
  ['while switching sessions', { session: undefined, user: undefined }, { isLoaded: false, user: null }],
])('has no user %s', async (_when, resources, state) => {
  const { emitResources } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  emitResources(resources);
  expect(identity.getState()).toMatchObject(state);
});

it('keeps the user while switching sessions, which may fail', async () => {
  const { emitResources } = clerkOf();
  const identity = startIdentity(options);
  await identity.clerk;
  emitResources({ session: active, user: ada });
  emitResources({ session: undefined, user: undefined });
  expect(identity.getState()).toMatchObject({ isLoaded: false, user: { id: 'user_1' } });
  emitResources({ session: null, user: null });
  expect(identity.getState()).toMatchObject({ isLoaded: true, user: null });
});

it.each([
  ['the script cannot be loaded', () => void vi.mocked(loadClerkJSScript).mockRejectedValueOnce(new Error('offline'))],
  ['the script does not set its global variable', () => {}],
  ['Clerk cannot start', () => void clerkOf(() => Promise.reject(new Error('500')))],
  ['the service returns errors and no one is signed in', () => void clerkOf(undefined, { status: 'degraded' })],
  ['there is no connection', () => void clerkOf(undefined, { status: 'loading' })],
])('fails if %s', async (_where, arrange) => {
  arrange();
  const identity = startIdentity(options);
  await expect(identity.clerk).rejects.toThrow();
  expect(identity.getState()).toEqual({ isLoaded: false, isFailed: true, user: null });
});

it('keeps a signed-in user while the service returns errors', async () => {
  const { emitResources } = clerkOf(undefined, { status: 'degraded', session: active as BrowserClerk['session'] & object });
  const identity = startIdentity(options);
  await identity.clerk;
  emitResources({ session: active, user: ada });
  expect(identity.getState()).toMatchObject({ isFailed: false, user: { id: 'user_1' } });
});
