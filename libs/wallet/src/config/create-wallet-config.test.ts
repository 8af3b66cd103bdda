import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from 'wagmi';
import { getConnection, getConnections, switchConnection } from 'wagmi/actions';
import { connectWallet, disconnectWallet, listWallets } from '../actions/connect-wallet.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { findWallet, injectWallet, memoryStorage, startWallets } from '../testing/start-wallets.ts';
import { completeProvider } from './complete-provider.ts';
import { createWalletConfig } from './create-wallet-config.ts';

const storeKey = 'onepoint:wallet:v1.store';
const uid = 'a1';
const connection = {
  accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  chainId: 137,
  connector: { id: 'com.a', name: 'A', type: 'injected', uid },
};
const stored = (state: object, version: number): string =>
  JSON.stringify({
    state: { chainId: 137, current: uid, connections: { __type: 'Map', value: [[uid, connection]] }, ...state },
    version,
  });

/** A config on storage left by an earlier visit. */
const load = (items: Readonly<Record<string, string>>): Config => {
  const config = createWalletConfig({ gatewayUrl: 'https://rpc.example.com/rpc', storage: memoryStorage(new Map(Object.entries(items))) });
  onTestFinished(() => config._internal.mipd?.destroy());
  return config;
};

it('keeps chain id, current connector and connections across a reload', async () => {
  const storage = memoryStorage();
  const { config, unload } = startWallets([{ name: 'A', rdns: 'com.a', knownChainIds: [1, 137] }], storage);
  await connectWallet(config, await findWallet(config, 'A'));
  await switchWalletChain(config, 137);
  unload();
  const { config: reloaded } = startWallets([], storage);
  await expect.poll(() => reloaded.state.chainId).toBe(137);
  expect(reloaded.state.current).toBe(config.state.current);
  expect([...reloaded.state.connections.values()]).toMatchObject([{ chainId: 137, connector: { id: 'com.a' } }]);
});

it('reads the state stored by this version of wagmi', async () => {
  const config = load({ [storeKey]: stored({}, 3) });
  await expect.poll(() => config.state).toMatchObject({ chainId: 137, current: uid });
});

it.each([
  ['of an older version', stored({}, 2)],
  ['without a version', stored({}, 3).replace(',"version":3', '')],
  ['truncated', stored({}, 3).slice(0, 80)],
  ['of another shape', stored({ connections: [connection] }, 3)],
])('starts disconnected if the stored state is %s', async (_, text) => {
  const config = load({ [storeKey]: text });
  // Reading the store takes microtasks only.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' });
  expect(config.state.connections.size).toBe(0);
});

it('falls back to the first chain if the stored one is no longer configured', async () => {
  const config = load({ [storeKey]: stored({ chainId: 56, connections: { __type: 'Map', value: [] } }, 3) });
  await expect.poll(() => config.state.current).toBe(uid);
  expect(config.state.chainId).toBe(1);
});

const refuse = (): never => {
  throw new DOMException('storage is off', 'SecurityError');
};

it('works if storage throws', async () => {
  const { config } = startWallets([{ name: 'A' }], { getItem: refuse, setItem: refuse, removeItem: refuse });
  await expect.poll(async () => (await listWallets(config)).length).toBe(1);
  await connectWallet(config, await findWallet(config, 'A'));
  expect(config.state.status).toBe('connected');
});

/** Connects three wallets; C is the current one. */
const three = async () => {
  const { config, fakes } = startWallets(['A', 'B', 'C'].map((name) => ({ name, rdns: `com.${name.toLowerCase()}` })));
  const wallets = await Promise.all(['A', 'B', 'C'].map((name) => findWallet(config, name)));
  for (const wallet of wallets) await connectWallet(config, wallet);
  const current = (): string | undefined => getConnection(config).connector?.name;
  return { config, fakes, wallets, current };
};

describe('current connection', () => {
  it('keeps the current wallet when the page disconnects another one', async () => {
    const { config, wallets, current } = await three();
    if (wallets[1]) await disconnectWallet(config, wallets[1]);
    expect(current()).toBe('C');
    expect(config.state.connections.size).toBe(2);
  });

  it('keeps the current wallet when another one revokes the permission', async () => {
    const { config, fakes, current } = await three();
    fakes[1]?.setState({ isAuthorized: false });
    await expect.poll(() => config.state.connections.size).toBe(2);
    expect(current()).toBe('C');
  });

  it('changes when another wallet is selected and when the current one disconnects', async () => {
    const { config, wallets, current } = await three();
    if (wallets[1]) await switchConnection(config, wallets[1]);
    expect(current()).toBe('B');
    await disconnectWallet(config);
    expect(current()).toBe('A');
  });

  it('becomes a wallet that is connected again', async () => {
    const { config, wallets, current } = await three();
    if (wallets[0]) await connectWallet(config, wallets[0]);
    expect(current()).toBe('A');
  });
});

const twins = (delayMs: number) => [
  { id: 'one', name: 'One', rdns: 'com.twin' },
  { id: 'two', name: 'Two', rdns: 'com.twin', announceDelayMs: delayMs },
];

describe('wallets that share an rdns', () => {
  it.each([0, 20])('are both listed and connectable when the second announces itself after %i ms', async (delayMs) => {
    const { config } = startWallets(twins(delayMs));
    await expect.poll(async () => (await listWallets(config)).map((wallet) => wallet.name)).toEqual(['One', 'Two']);
    for (const wallet of await listWallets(config)) await connectWallet(config, wallet);
    expect(getConnections(config).map(({ connector }) => connector.name)).toEqual(['One', 'Two']);
  });
});

describe('incomplete providers', () => {
  const { request, on, removeListener } = createFakeWallet({ knownChainIds: [1, 137] }).provider;

  it.each([
    ['only request', { request }],
    ['no removeListener', { request, on }],
    ['off instead of removeListener', { request, on, off: removeListener }],
  ])('a frozen object at window.ethereum with %s connects, switches and disconnects', async (_, provider) => {
    injectWallet(Object.freeze(provider) as never);
    const { config } = startWallets([]);
    await connectWallet(config, await findWallet(config, 'Browser wallet'));
    await switchWalletChain(config, 137);
    expect(getConnection(config)).toMatchObject({ status: 'connected', chainId: 137 });
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('leaves a complete provider as it is, and returns the same proxy for an incomplete one', () => {
    const whole = createFakeWallet().provider;
    expect(completeProvider(whole)).toBe(whole);
    const part = { request } as never;
    expect(completeProvider(part)).toBe(completeProvider(part));
  });
});
