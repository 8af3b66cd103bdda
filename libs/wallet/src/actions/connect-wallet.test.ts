import { describe, expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet, disconnectWallet, listWallets } from './connect-wallet.ts';

describe('listWallets', () => {
  it('returns an empty list without wallets', async () => {
    const { config } = startWallets([]);
    expect(await listWallets(config)).toEqual([]);
  });

  it('lists announced wallets with name, icon and rdns', async () => {
    const { config } = startWallets([
      { name: 'A', rdns: 'com.a', icon: 'data:image/png,' },
      { name: 'B', rdns: 'com.b' },
    ]);
    const wallets = await listWallets(config);
    expect(wallets.map(({ id, name, isAnnounced }) => [id, name, isAnnounced])).toEqual([
      ['com.a', 'A', true],
      ['com.b', 'B', true],
    ]);
    expect(wallets[0]?.icon).toBe('data:image/png,');
  });

  it('finds a wallet announced later', async () => {
    const { config } = startWallets([{ name: 'Late', announceDelayMs: 20 }]);
    await expect.poll(() => listWallets(config)).toHaveLength(1);
  });

  it('lists a plain EIP-1193 object that is not announced', async () => {
    injectWallet(createFakeWallet().provider);
    const { config } = startWallets([]);
    expect(await listWallets(config)).toMatchObject([{ id: 'injected', isAnnounced: false }]);
  });

  it('lists a wallet once that is announced and at window.ethereum', async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    if (fakes[0]) injectWallet(fakes[0].provider);
    expect((await listWallets(config)).map((wallet) => wallet.name)).toEqual(['A']);
  });
});

describe('connectWallet', () => {
  it('connects an announced wallet', async () => {
    const { config, fakes } = startWallets([{ name: 'A', chainId: 137 }]);
    const connected = await connectWallet(config, await findWallet(config, 'A'));
    expect(connected).toEqual({ accounts: [fakes[0]?.address], chainId: 137 });
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: fakes[0]?.address, chainId: 137 });
  });

  it('connects a plain EIP-1193 object without EIP-6963', async () => {
    const fake = createFakeWallet();
    injectWallet(fake.provider);
    const { config } = startWallets([]);
    await connectWallet(config, await findWallet(config, 'Browser wallet'));
    expect(getConnection(config).address).toBe(fake.address);
  });

  it('throws WALLET_USER_REJECTED and stays disconnected if the user rejects', async () => {
    const { config } = startWallets([{ name: 'No', behavior: { rejects: 'all' } }]);
    const connecting = connectWallet(config, await findWallet(config, 'No'));
    await expect(connecting).rejects.toMatchObject({ name: 'WalletError', code: 'WALLET_USER_REJECTED', providerCode: 4001 });
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('keeps the first connection if the second wallet rejects', async () => {
    const { config } = startWallets([
      { name: 'A', rdns: 'com.a' },
      { name: 'No', rdns: 'com.no', behavior: { rejects: 'all' } },
    ]);
    await connectWallet(config, await findWallet(config, 'A'));
    await expect(connectWallet(config, await findWallet(config, 'No'))).rejects.toThrow();
    expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
  });

  it('throws WALLET_ALREADY_CONNECTED for the current wallet', async () => {
    const { config } = startWallets([{ name: 'A' }]);
    const wallet = await findWallet(config, 'A');
    await connectWallet(config, wallet);
    await expect(connectWallet(config, wallet)).rejects.toMatchObject({ code: 'WALLET_ALREADY_CONNECTED' });
  });

  it('follows chain changes and revocation inside the wallet', async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    await connectWallet(config, await findWallet(config, 'A'));
    fakes[0]?.setState({ chainId: 8453 });
    expect(getConnection(config).chainId).toBe(8453);
    fakes[0]?.setState({ isAuthorized: false });
    await expect.poll(() => getConnection(config).status).toBe('disconnected');
  });

  it.each([
    ['returns no account', 'eth_requestAccounts', [], 'WALLET_UNAUTHORIZED'],
    ['has a chain id that is not a number', 'eth_chainId', 'main', 'WALLET_CHAIN_ID_INVALID'],
  ] as const)('rejects a wallet that %s, and keeps the current one', async (_, method, value, code) => {
    const { config, fakes } = startWallets([
      { name: 'A', rdns: 'com.a' },
      { name: 'Odd', rdns: 'com.odd', behavior: { rejects: [] } },
    ]);
    await connectWallet(config, await findWallet(config, 'A'));
    fakes[1]?.script({ method: 'wallet_requestPermissions', reply: { kind: 'error', code: 4200 } });
    fakes[1]?.script({ method, times: 9, reply: { kind: 'answer', value } });
    await expect(connectWallet(config, await findWallet(config, 'Odd'))).rejects.toMatchObject({ code });
    expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
    expect(config.state.connections.size).toBe(1);
  });

  it('keeps the current wallet when a wallet that connected itself changes its account', async () => {
    const { config, fakes } = startWallets([
      { name: 'A', rdns: 'com.a' },
      { name: 'B', rdns: 'com.b' },
    ]);
    const wallet = await findWallet(config, 'A');
    fakes[1]?.setState({ isAuthorized: true });
    await expect.poll(() => getConnection(config).connector?.name).toBe('B');
    await connectWallet(config, wallet);
    fakes[1]?.setState({ selected: 1 });
    await expect.poll(() => [...config.state.connections.values()][0]?.accounts[0]).toBe(fakes[1]?.addresses[1]);
    expect(getConnection(config).connector?.name).toBe('A');
  });
});

describe('disconnectWallet', () => {
  it('switches to the remaining connection, then to disconnected', async () => {
    const { config } = startWallets([
      { name: 'A', rdns: 'com.a' },
      { name: 'B', rdns: 'com.b' },
    ]);
    await connectWallet(config, await findWallet(config, 'A'));
    await connectWallet(config, await findWallet(config, 'B'));
    await disconnectWallet(config);
    expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('revokes the permission in the wallet', async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    await connectWallet(config, await findWallet(config, 'A'));
    await disconnectWallet(config);
    expect(await fakes[0]?.provider.request({ method: 'eth_accounts' })).toEqual([]);
  });

  it('does not wait for a wallet that never answers', async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    await connectWallet(config, await findWallet(config, 'A'));
    fakes[0]?.behave({ answerDelayMs: 60_000 });
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('removes a wallet whose provider is gone', async () => {
    injectWallet(createFakeWallet().provider);
    const { config } = startWallets([]);
    await connectWallet(config, await findWallet(config, 'Browser wallet'));
    Reflect.deleteProperty(window, 'ethereum');
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('does nothing if no wallet is connected', async () => {
    const { config } = startWallets([]);
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });
});

describe('connectWallet with a signal', () => {
  const startWaiting = async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    const wallet = await findWallet(config, 'A');
    const [fake] = fakes;
    if (fake === undefined) throw new Error('no wallet');
    fake.setState({ isLocked: true });
    const stop = new AbortController();
    const connecting = connectWallet(config, wallet, stop.signal);
    await expect.poll(() => getConnection(config).status).toBe('connecting');
    return { config, wallet, fake, stop, connecting };
  };

  it('stops waiting, and takes back a late approval', async () => {
    const { config, fake, stop, connecting } = await startWaiting();
    stop.abort();
    await expect(connecting).rejects.toMatchObject({ name: 'WalletError' });
    expect(getConnection(config).status).toBe('disconnected');
    const statuses: string[] = [];
    const unsubscribe = config.subscribe(
      ({ status }) => status,
      (status) => void statuses.push(status),
    );
    fake.setState({ isLocked: false });
    await expect.poll(() => fake.requests.map(({ method }) => method)).toContain('wallet_revokePermissions');
    await expect.poll(() => fake.getState().isAuthorized).toBe(false);
    expect(statuses).toEqual([]);
    unsubscribe();
  });

  it('can be connected again afterwards, by the page and by the wallet', async () => {
    const { config, wallet, fake, stop, connecting } = await startWaiting();
    stop.abort();
    await expect(connecting).rejects.toThrow();
    fake.setState({ isLocked: false });
    await expect.poll(() => fake.requests.map(({ method }) => method)).toContain('wallet_revokePermissions');
    await expect.poll(() => wallet.connector.emitter.listenerCount('connect')).toBe(1);
    await connectWallet(config, wallet);
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: fake.address });
  });

  it('throws WALLET_RESPONSE_INVALID if the wallet returns no list of accounts', async () => {
    const { config, fakes } = startWallets([{ name: 'A' }]);
    for (const method of ['wallet_requestPermissions', 'eth_requestAccounts'])
      fakes[0]?.script({ method, reply: { kind: 'answer', value: null } });
    const connecting = connectWallet(config, await findWallet(config, 'A'));
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
  });
});
