import { expect, it, onTestFinished, vi } from 'vitest';
import { createConfig, createStorage, http, type Config } from 'wagmi';
import { connect, disconnect, getConnection, reconnect, signMessage, switchChain } from 'wagmi/actions';
import { mainnet, polygon } from 'wagmi/chains';
import { createFakeWallet, type FakeWallet, type FakeWalletOptions } from '@onepoint/fake-wallets';
import { memoryStorage } from '../testing/start-wallets.ts';
import type { WalletStorage } from './wallet-storage.ts';

// "wagmi …" tests cover behavior this library relies on. "wagmi bug" tests cover why it has replacements: if one fails, remove its replacement.

const fakeTimers = (): void => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

const endsWithinAMinute = async (action: Promise<unknown>): Promise<boolean> => {
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
  };
  action.then(end, end);
  await vi.advanceTimersByTimeAsync(60_000);
  return hasEnded;
};

const wallets = ['A', 'B', 'C'].map((name) => ({ name, rdns: `com.${name.toLowerCase()}` }));

it('wagmi finds announced wallets, connects, signs, follows chain and account changes, and revokes on disconnect', async () => {
  const { config, fakes, connectorOf } = startPlainWagmi([{ name: 'A' }]);
  await connect(config, { connector: connectorOf('A') });
  expect(await signMessage(config, { message: 'x' })).toMatch(/^0x[0-9a-f]{130}$/);
  fakes[0]?.setState({ chainId: 137, selected: 1 });
  expect(getConnection(config)).toMatchObject({ chainId: 137, address: fakes[0]?.addresses[1] });
  await disconnect(config);
  expect(getConnection(config).status).toBe('disconnected');
  expect(fakes[0]?.getState().isAuthorized).toBe(false);
});

it('wagmi waits at most 100 ms for a revocation', async () => {
  fakeTimers();
  const { config, connectorOf } = startPlainWagmi([{ name: 'A', behavior: { neverAnswers: ['wallet_revokePermissions'] } }]);
  await connect(config, { connector: connectorOf('A') });
  const ending = disconnect(config);
  await vi.advanceTimersByTimeAsync(99);
  expect(getConnection(config).status).toBe('connected');
  await vi.advanceTimersByTimeAsync(2);
  await ending;
  expect(getConnection(config).status).toBe('disconnected');
});

it('wagmi reconnects the most recent wallet first', async () => {
  const storage = memoryStorage(new Map([['wagmi.recentConnectorId', '"com.b"']]));
  const { config } = startPlainWagmi(
    wallets.map((each) => ({ ...each, isAuthorized: true })),
    storage,
  );
  await reconnect(config);
  expect(getConnection(config).connector?.name).toBe('B');
});

it('wagmi adds an unknown chain on code 4902, top-level or nested', async () => {
  for (const unknownChainAnswer of ['code', 'nested-code'] as const) {
    const { config, connectorOf } = startPlainWagmi([{ name: 'A', behavior: { unknownChainAnswer } }]);
    await connect(config, { connector: connectorOf('A') });
    await switchChain(config, { chainId: 137 });
    expect(getConnection(config).chainId).toBe(137);
  }
});

it('wagmi bug (switchWalletChain): does not recognize the message "unrecognized chain"', async () => {
  const { config, connectorOf } = startPlainWagmi([{ name: 'A', behavior: { unknownChainAnswer: 'message' } }]);
  await connect(config, { connector: connectorOf('A') });
  await expect(switchChain(config, { chainId: 137 })).rejects.toThrow();
});

it('wagmi bug (switchWalletChain): waits forever for a wallet that approves but does not switch', async () => {
  fakeTimers();
  const { config, connectorOf } = startPlainWagmi([{ name: 'A', knownChainIds: [1, 137], behavior: { switchesTo: 'nowhere' } }]);
  await connect(config, { connector: connectorOf('A') });
  expect(await endsWithinAMinute(switchChain(config, { chainId: 137 }))).toBe(false);
});

it('wagmi bug (reconnectWallets): a slow wallet blocks the others without a timeout', async () => {
  fakeTimers();
  const slow = { name: 'Slow', rdns: 'com.slow', behavior: { answerDelayMs: 120_000 } };
  const { config } = startPlainWagmi([slow, { name: 'A', rdns: 'com.a', isAuthorized: true }]);
  const reconnecting = reconnect(config);
  expect(await endsWithinAMinute(reconnecting)).toBe(false);
  expect(config.state.connections.size).toBe(0);
  // wagmi's reconnecting flag is global, so it must finish before the next test.
  await vi.advanceTimersByTimeAsync(60_000);
  await reconnecting;
});

it('wagmi bug (createWalletConfig): makes the first wallet current whichever is disconnected', async () => {
  const { config, connectorOf } = startPlainWagmi(wallets);
  for (const { name } of wallets) await connect(config, { connector: connectorOf(name) });
  await disconnect(config, { connector: connectorOf('B') });
  expect(getConnection(config).connector?.name).toBe('A');
});

it('wagmi bug (createWalletConfig): drops a late wallet with a known rdns', async () => {
  const twin = { name: 'Late', rdns: 'com.a', id: 'late', announceDelayMs: 1 };
  const { config } = startPlainWagmi([{ name: 'A', rdns: 'com.a' }, twin, { name: 'Later', rdns: 'com.later', announceDelayMs: 20 }]);
  await expect.poll(() => config.connectors.map(({ name }) => name)).toContain('Later');
  expect(config.connectors.map(({ name }) => name)).not.toContain('Late');
});

it('wagmi bug (createWalletStorage): does not validate its storage', async () => {
  const text = '{"state":{"chainId":1,"current":"x","connections":7},"version":3}';
  const { config } = startPlainWagmi([{ name: 'A' }], memoryStorage(new Map([['wagmi.store', text]])));
  await expect.poll(() => config.state.connections as unknown).toBe(7);
});

/** A page with fake wallets and plain wagmi, without this library. */
function startPlainWagmi(
  options: readonly FakeWalletOptions[],
  storage?: WalletStorage,
): { config: Config; fakes: readonly FakeWallet[]; connectorOf: (name: string) => Config['connectors'][number] } {
  const fakes = options.map((each) => createFakeWallet(each));
  const stops = fakes.map((fake) => fake.announce(window));
  const config = createConfig({
    chains: [mainnet, polygon],
    transports: { [mainnet.id]: http(), [polygon.id]: http() },
    storage: storage === undefined ? null : createStorage({ storage }),
  });
  onTestFinished(() => {
    for (const stop of stops) stop();
    config._internal.mipd?.destroy();
  });
  const connectorOf = (name: string): Config['connectors'][number] => {
    const connector = config.connectors.find((each) => each.name === name);
    if (connector === undefined) throw new Error(`no wallet called ${name}`);
    return connector;
  };
  return { config, fakes, connectorOf };
}
