import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRemoteWallet, type RemoteWallet } from './create-remote-wallet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (wallet: RemoteWallet, method: string, params: readonly unknown[] = []): Promise<unknown> =>
  wallet.provider.request({ method, params } as never);

/** Lets promises settle. Lifetimes are longer than this. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

const open = (): RemoteWallet => createRemoteWallet({ knownChainIds: [1, 10] });

/** Returns a connected wallet, and the live list of events that its page receives. */
async function connect(wallet = open()): Promise<{ wallet: RemoteWallet; events: [string, unknown][] }> {
  const events: [string, unknown][] = [];
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect'] as const)
    wallet.provider.on(
      name,
      (data: unknown) => void events.push([name, data instanceof Error ? (data as Error & { code?: number }).code : data]),
    );
  const accounts = ask(wallet, 'eth_requestAccounts');
  await settle();
  wallet.scan(wallet.getState().uri ?? '');
  wallet.approve();
  expect(await accounts).toEqual([wallet.phone.address]);
  return { wallet, events };
}

const sign = (wallet: RemoteWallet): Promise<unknown> => ask(wallet, 'personal_sign', ['0x6869', wallet.phone.address]);

it('pairs by a code that the phone scans and approves', async () => {
  const wallet = open();
  expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  const accounts = ask(wallet, 'eth_requestAccounts');
  const again = ask(wallet, 'eth_requestAccounts');
  await settle();
  const { uri } = wallet.getState();
  expect(uri).toMatch(/^onepoint-remote:[0-9a-f]{32}@1\?relay=in-page&expiry=\d+&key=[0-9a-f]{32}$/);
  expect(wallet.scan('onepoint-remote:other@1')).toBe(false);
  expect(wallet.getState().status).toBe('pairing');
  expect(wallet.scan(` ${uri ?? ''} `)).toBe(true);
  expect(wallet.getState()).toMatchObject({ status: 'proposed', uri: null });
  wallet.approve();
  expect(await accounts).toEqual([wallet.phone.address]);
  expect(await again).toEqual([wallet.phone.address]);
  expect(wallet.getState().status).toBe('connected');
  expect(await ask(wallet, 'eth_accounts')).toEqual([wallet.phone.address]);
});

it('rejects the page’s request if the phone rejects the pairing, and pairs again afterwards', async () => {
  const wallet = open();
  const refused = expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  await settle();
  wallet.scan(wallet.getState().uri ?? '');
  wallet.reject();
  await refused;
  expect(wallet.getState()).toMatchObject({ status: 'unpaired', lastEnd: 'rejected' });
  await connect(wallet);
});

it('expires a code that nobody scans', async () => {
  const wallet = open();
  const refused = expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  await settle();
  const { uri } = wallet.getState();
  await vi.advanceTimersByTimeAsync(300_000);
  await refused;
  expect(wallet.getState()).toMatchObject({ status: 'unpaired', lastEnd: 'code-expired' });
  expect(wallet.scan(uri ?? '')).toBe(false);
});

it('asks on the phone before it signs', async () => {
  const { wallet } = await connect();
  const approved = sign(wallet);
  await settle();
  expect(wallet.getState().prompt).toBe('personal_sign');
  await expect(sign(wallet)).rejects.toMatchObject({ code: -32_002 });
  wallet.approve();
  expect(await approved).toMatch(/^0x[0-9a-f]{130}$/);
  const refused = expect(sign(wallet)).rejects.toMatchObject({ code: 4001 });
  await settle();
  wallet.reject();
  await refused;
  expect(wallet.getState().prompt).toBeNull();
});

it('follows the chain and the account of the phone', async () => {
  const { wallet, events } = await connect();
  wallet.phone.setState({ chainId: 10 });
  wallet.phone.setState({ selected: 1 });
  expect(events).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [wallet.phone.addresses[1]]],
  ]);
  expect(await ask(wallet, 'eth_chainId')).toBe('0xa');
});

it('delivers requests and events in order when the relay is back', async () => {
  const { wallet, events } = await connect();
  wallet.setRelayOnline(false);
  const signature = sign(wallet);
  wallet.phone.setState({ chainId: 10 });
  await settle();
  expect([events, wallet.getState().prompt]).toEqual([[], null]);
  expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
  wallet.setRelayOnline(true);
  await settle();
  expect(events).toEqual([['chainChanged', '0xa']]);
  wallet.approve();
  expect(await signature).toMatch(/^0x/);
});

it('ends immediately from the page, and rejects what waits on the phone', async () => {
  const { wallet, events } = await connect();
  const signature = expect(sign(wallet)).rejects.toMatchObject({ code: 4900 });
  await settle();
  await ask(wallet, 'wallet_revokePermissions');
  await signature;
  expect(events).toEqual([
    ['accountsChanged', []],
    ['disconnect', 4900],
  ]);
  expect(wallet.getState()).toMatchObject({ status: 'unpaired', lastEnd: 'page', prompt: null });
  await expect(sign(wallet)).rejects.toMatchObject({ code: 4100 });
});

it('tells the page that the phone has ended the session once the relay is back', async () => {
  const { wallet, events } = await connect();
  wallet.setRelayOnline(false);
  wallet.end('phone');
  expect(events).toEqual([]);
  wallet.setRelayOnline(true);
  expect(events).toEqual([
    ['accountsChanged', []],
    ['disconnect', 4900],
  ]);
});

it('expires the session after seven days', async () => {
  const { wallet, events } = await connect();
  await vi.advanceTimersByTimeAsync(604_800_000);
  expect(events.at(-1)).toEqual(['disconnect', 4900]);
  expect(wallet.getState()).toMatchObject({ status: 'unpaired', lastEnd: 'session-expired' });
});

it('announces itself like any other wallet', () => {
  const handleAnnouncement = vi.fn();
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  const remove = open().install(window);
  window.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  remove();
  expect(handleAnnouncement).toHaveBeenCalledOnce();
});
