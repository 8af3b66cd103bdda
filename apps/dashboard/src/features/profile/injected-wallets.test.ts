import { describe, expect, test, vi } from 'vitest';
import { listInjectedWallets, toSigningWallet } from './injected-wallets.ts';

describe('listInjectedWallets', () => {
  const provider = { request: () => Promise.resolve(null) };

  function pageWith(announced: readonly unknown[], ethereum?: unknown): EventTarget & { ethereum?: unknown } {
    const page = Object.assign(new EventTarget(), { ethereum });
    page.addEventListener('eip6963:requestProvider', () => {
      for (const detail of announced) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    });
    return page;
  }

  function thrown(): never {
    throw new Error('read');
  }

  const info = { rdns: 'example.fox', name: 'Fox', icon: 'data:image/png;base64,AA==' };

  test('lists a wallet that announces itself twice once', () => {
    const page = pageWith(
      [
        { info, provider },
        { info, provider },
      ],
      provider,
    );
    expect(listInjectedWallets(page, 'Browser wallet')).toEqual([{ id: 'example.fox', name: 'Fox', icon: info.icon, provider }]);
  });

  test('ignores invalid announcements and icons from other hosts', () => {
    const page = pageWith([null, { info }, { info: { ...info, icon: 'https://elsewhere.example/x.png' }, provider }]);
    expect(listInjectedWallets(page, '')).toEqual([{ id: 'example.fox', name: 'Fox', icon: undefined, provider }]);
  });

  test.each([
    ['itself', new Proxy({}, { get: () => thrown() })],
    ['its information', { info: new Proxy({}, { get: () => thrown() }), provider }],
    ['its provider', { info, provider: new Proxy({}, { get: () => thrown() }) }],
  ])('ignores an announcement that throws when %s is read', (_case, detail) => {
    expect(listInjectedWallets(pageWith([detail, { info, provider }]), '').map(({ id }) => id)).toEqual(['example.fox']);
  });

  test('falls back to window.ethereum', () => {
    expect(listInjectedWallets(pageWith([], provider), 'Browser wallet').map(({ name }) => name)).toEqual(['Browser wallet']);
    expect(listInjectedWallets(pageWith([], 'nonsense'), 'Browser wallet')).toEqual([]);
  });
});

describe('toSigningWallet', () => {
  const walletOf = (request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>) => ({
    id: 'example.fox',
    name: 'Fox',
    icon: undefined,
    provider: { request },
  });
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

  test('signs the message in hexadecimal with the first account', async () => {
    const request = vi.fn(({ method }: { method: string }) => Promise.resolve(method === 'eth_requestAccounts' ? [address] : '0xabcd'));
    const wallet = await toSigningWallet(walletOf(request));
    expect(wallet.address).toBe(address);
    expect(await wallet.signMessage('Hé')).toBe('0xabcd');
    expect(request).toHaveBeenLastCalledWith({ method: 'personal_sign', params: ['0x48c3a9', address] });
  });

  test.each([
    [4001, 'refused'],
    [-32002, 'pending'],
  ])('error code %d means %s', async (code, reason) => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { code }));
    await expect(toSigningWallet(walletOf(refuse))).rejects.toMatchObject({ reason });
  });

  test.each([[[]], ['0x1'], [['nonsense']], [null]])('a wallet that returns %j has no account', async (answer) => {
    await expect(toSigningWallet(walletOf(() => Promise.resolve(answer)))).rejects.toMatchObject({ reason: 'noAccount' });
  });
});
