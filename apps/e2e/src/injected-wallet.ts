import type { Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** Puts a wallet with one account into the page, announced as wallets do (EIP-6963). It agrees to everything. */
export async function injectWallet(page: Page, name: string): Promise<{ readonly address: string }> {
  const account = privateKeyToAccount(generatePrivateKey());
  await page.exposeFunction('askTestWallet', async (method: string, params: readonly `0x${string}`[]) => {
    if (method === 'eth_requestAccounts') return [account.address];
    if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] ?? '0x' } });
    throw new Error(`The test's wallet does not know ${method}`);
  });
  await page.addInitScript((walletName) => {
    const ask: unknown = Reflect.get(window, 'askTestWallet');
    const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }): unknown =>
      typeof ask === 'function' ? Reflect.apply(ask, window, [method, params]) : undefined;
    const info = { uuid: crypto.randomUUID(), rdns: 'example.test-wallet', name: walletName, icon: 'data:image/svg+xml,%3Csvg/%3E' };
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { request } } })),
    );
  }, name);
  return account;
}
