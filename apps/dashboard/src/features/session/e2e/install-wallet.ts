import type { Page } from 'playwright';
import type { Hex, LocalAccount } from 'viem';

/** Gives a page a wallet that announces itself (EIP-6963) and signs with a local account. */
export async function installWallet(page: Page, account: LocalAccount): Promise<void> {
  await page.exposeFunction('signWithAccount', (message: Hex) => account.signMessage({ message: { raw: message } }));
  await page.addInitScript((address: string) => {
    const sign: (message: unknown) => Promise<string> = Reflect.get(window, 'signWithAccount');
    const provider = {
      isMetaMask: true,
      request: ({ method, params }: { method: string; params?: unknown[] }): Promise<unknown> => {
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') return Promise.resolve([address]);
        return method === 'personal_sign' ? sign(params?.[0]) : Promise.reject(new Error(`The wallet does not know ${method}`));
      },
      on: () => {},
      removeListener: () => {},
    };
    const info = { uuid: '6f1f7c9e-6c0c-4b5e-9b5e-0d9d5f0b2a11', name: 'MetaMask', icon: 'data:image/svg+xml,<svg/>', rdns: 'io.metamask' };
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
    window.addEventListener('eip6963:requestProvider', announce);
    Reflect.set(window, 'ethereum', provider);
    announce();
  }, account.address);
}
