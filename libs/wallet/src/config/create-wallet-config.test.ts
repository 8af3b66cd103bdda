import { expect, it, onTestFinished } from 'vitest';
import type { Config } from 'wagmi';
import { connectWallet } from '../actions/connect-wallet.ts';
import { listWallets } from '../actions/list-wallets.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
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

/** A configuration over what a visit before may have left. */
const load = (items: Readonly<Record<string, string>>): Config => {
  const config = createWalletConfig({ gatewayUrl: 'https://rpc.example.com/rpc', storage: memoryStorage(new Map(Object.entries(items))) });
  onTestFinished(() => config._internal.mipd?.destroy());
  return config;
};

it('keeps chain id, current connector and connections over a reload', async () => {
  const storage = memoryStorage();
  const { config, leave } = startWallets([{ name: 'A', rdns: 'com.a', knownChainIds: [1, 137] }], storage);
  await connectWallet(config, await findWallet(config, 'A'));
  await switchWalletChain(config, 137);
  leave();
  const { config: reloaded } = startWallets([], storage);
  await expect.poll(() => reloaded.state.chainId).toBe(137);
  expect(reloaded.state.current).toBe(config.state.current);
  expect([...reloaded.state.connections.values()]).toMatchObject([{ chainId: 137, connector: { id: 'com.a' } }]);
});

it('reads what this version of wagmi wrote', async () => {
  const config = load({ [storeKey]: stored({}, 3) });
  await expect.poll(() => config.state).toMatchObject({ chainId: 137, current: uid });
});

it.each([
  ['an older version', stored({}, 2)],
  ['no version', stored({}, 3).replace(',"version":3', '')],
  ['cut off half way', stored({}, 3).slice(0, 80)],
  ['another shape', stored({ connections: [connection] }, 3)],
])('starts clean from a store that is %s', async (_, text) => {
  const config = load({ [storeKey]: text });
  // Reading the store takes promises, but no turn of the event loop.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' });
  expect(config.state.connections.size).toBe(0);
});

it('takes the first chain in place of one that is not configured any more', async () => {
  const config = load({ [storeKey]: stored({ chainId: 56, connections: { __type: 'Map', value: [] } }, 3) });
  await expect.poll(() => config.state.current).toBe(uid);
  expect(config.state.chainId).toBe(1);
});

const refuse = (): never => {
  throw new DOMException('storage is off', 'SecurityError');
};

it('works where the browser keeps nothing', async () => {
  const { config } = startWallets([{ name: 'A' }], { getItem: refuse, setItem: refuse, removeItem: refuse });
  await expect.poll(async () => (await listWallets(config)).length).toBe(1);
  await connectWallet(config, await findWallet(config, 'A'));
  expect(config.state.status).toBe('connected');
});
