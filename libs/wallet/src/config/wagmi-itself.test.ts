import { expect, it, onTestFinished, vi } from 'vitest';
import { connect, disconnect, getConnection, reconnect, signMessage, switchChain } from 'wagmi/actions';
import { startPlainWagmi } from '../testing/start-plain-wagmi.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

// What wagmi does by itself, and where this library stands in for it. A test of the second kind that fails says that ours can go.

const fakeTimers = (): void => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

/** Whether it has come to an end within a minute. */
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

it("wagmi's: finds announced wallets, connects, signs, follows chain and account, disconnects with a revocation", async () => {
  const { config, fakes, connectorOf } = startPlainWagmi([{ name: 'A' }]);
  await connect(config, { connector: connectorOf('A') });
  expect(await signMessage(config, { message: 'x' })).toMatch(/^0x[0-9a-f]{130}$/);
  fakes[0]?.setState({ chainId: 137, selected: 1 });
  expect(getConnection(config)).toMatchObject({ chainId: 137, address: fakes[0]?.addresses[1] });
  await disconnect(config);
  expect(getConnection(config).status).toBe('disconnected');
  expect(fakes[0]?.getState().isAuthorized).toBe(false);
});

it("wagmi's: gives a wallet 100 ms to take its permission back", async () => {
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

it("wagmi's: reconnects the wallet that was used last before the others", async () => {
  const storage = memoryStorage(new Map([['wagmi.recentConnectorId', '"com.b"']]));
  const { config } = startPlainWagmi(
    wallets.map((each) => ({ ...each, isAuthorized: true })),
    storage,
  );
  await reconnect(config);
  expect(getConnection(config).connector?.name).toBe('B');
});

it("wagmi's: adds a chain that the wallet does not know by 4902, on top or nested", async () => {
  for (const unknownChainAnswer of ['code', 'nested-code'] as const) {
    const { config, connectorOf } = startPlainWagmi([{ name: 'A', behavior: { unknownChainAnswer } }]);
    await connect(config, { connector: connectorOf('A') });
    await switchChain(config, { chainId: 137 });
    expect(getConnection(config).chainId).toBe(137);
  }
});

it('why ours switches: wagmi does not take the words "unrecognized chain"', async () => {
  const { config, connectorOf } = startPlainWagmi([{ name: 'A', behavior: { unknownChainAnswer: 'message' } }]);
  await connect(config, { connector: connectorOf('A') });
  await expect(switchChain(config, { chainId: 137 })).rejects.toThrow();
});

it('why ours switches: wagmi waits for ever for a wallet that agrees and stays where it is', async () => {
  fakeTimers();
  const { config, connectorOf } = startPlainWagmi([{ name: 'A', knownChainIds: [1, 137], behavior: { switchesTo: 'nowhere' } }]);
  await connect(config, { connector: connectorOf('A') });
  expect(await endsWithinAMinute(switchChain(config, { chainId: 137 }))).toBe(false);
});

it('why ours reconnects: wagmi waits without limit for a wallet that is slow, and the others wait with it', async () => {
  fakeTimers();
  const slow = { name: 'Slow', rdns: 'com.slow', behavior: { answerDelayMs: 120_000 } };
  const { config } = startPlainWagmi([slow, { name: 'A', rdns: 'com.a', isAuthorized: true }]);
  const reconnecting = reconnect(config);
  expect(await endsWithinAMinute(reconnecting)).toBe(false);
  expect(config.state.connections.size).toBe(0);
  // wagmi keeps for all configurations together that one of them reconnects: it has to come to its end.
  await vi.advanceTimersByTimeAsync(60_000);
  await reconnecting;
});

it('why ours keeps the current wallet: wagmi makes the first one current whichever is disconnected', async () => {
  const { config, connectorOf } = startPlainWagmi(wallets);
  for (const { name } of wallets) await connect(config, { connector: connectorOf(name) });
  await disconnect(config, { connector: connectorOf('B') });
  expect(getConnection(config).connector?.name).toBe('A');
});

it('why ours lists twins: wagmi leaves out a wallet whose rdns it knows when it comes later', async () => {
  const twin = { name: 'Late', rdns: 'com.a', id: 'late', announceDelayMs: 1 };
  const { config } = startPlainWagmi([{ name: 'A', rdns: 'com.a' }, twin, { name: 'Later', rdns: 'com.later', announceDelayMs: 20 }]);
  await expect.poll(() => config.connectors.map(({ name }) => name)).toContain('Later');
  expect(config.connectors.map(({ name }) => name)).not.toContain('Late');
});

it('why ours parses what is stored: wagmi takes it as it is', async () => {
  const text = '{"state":{"chainId":1,"current":"x","connections":7},"version":3}';
  const { config } = startPlainWagmi([{ name: 'A' }], memoryStorage(new Map([['wagmi.store', text]])));
  await expect.poll(() => config.state.connections as unknown).toBe(7);
});
