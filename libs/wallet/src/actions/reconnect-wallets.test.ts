import { expect, it, onTestFinished, vi } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { memoryStorage } from '../testing/memory-storage.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { disconnectWallet } from './disconnect-wallet.ts';
import { reconnectWallets } from './reconnect-wallets.ts';

const authorized = [
  { name: 'A', rdns: 'com.a', isAuthorized: true },
  { name: 'B', rdns: 'com.b', isAuthorized: true },
];

it('makes the wallet that was used last the current one again', async () => {
  const storage = memoryStorage();
  const before = startWallets(authorized, storage);
  await connectWallet(before.config, await findWallet(before.config, 'A'));
  await connectWallet(before.config, await findWallet(before.config, 'B'));
  before.leave();
  const { config } = startWallets(authorized, storage);
  await reconnectWallets(config);
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.b' } });
  expect(config.state.connections.size).toBe(2);
});

it('does not reconnect a wallet that the user disconnected here', async () => {
  const storage = memoryStorage();
  const before = startWallets([{ name: 'A', rdns: 'com.a' }], storage);
  await connectWallet(before.config, await findWallet(before.config, 'A'));
  await disconnectWallet(before.config);
  before.leave();
  const { config } = startWallets([{ name: 'A', rdns: 'com.a', isAuthorized: true }], storage);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('is disconnected where no wallet gives its accounts', async () => {
  const { config } = startWallets([{ name: 'A' }]);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('connects a wallet whose answer comes late, without keeping the page waiting for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { config } = startWallets([{ name: 'Slow', isAuthorized: true, behavior: { answerDelayMs: 1_600 } }]);
  const reconnecting = reconnectWallets(config);
  await vi.advanceTimersByTimeAsync(1_500);
  await reconnecting;
  expect(getConnection(config).status).toBe('disconnected');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getConnection(config).status).toBe('connected');
});

it('hears the answer to its first question while it asks again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { config } = startWallets([{ name: 'Slow', isAuthorized: true, behavior: { answerDelayMs: 500 } }]);
  const reconnecting = reconnectWallets(config);
  await vi.advanceTimersByTimeAsync(5_000);
  await reconnecting;
  expect(getConnection(config).status).toBe('connected');
});

it.each(['{broken', '[]', '"x"', '{"state":{"connections":7},"version":3}'])('starts clean when the store holds %s', async (text) => {
  const storage = memoryStorage(
    new Map([
      ['onepoint:wallet:v1.store', text],
      ['onepoint:wallet:v1.recentConnectorId', '{'],
    ]),
  );
  const { config } = startWallets(authorized, storage);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('connected');
});
