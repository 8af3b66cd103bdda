import { fakeWalletPresets, type FakeWalletOptions, type FakeWalletPreset } from '@onepoint/fake-wallets';
import { installFakeWallets } from '@onepoint/fake-wallets/playwright';
import { startChain } from '@onepoint/sandbox/chains/start-chain';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateKeyToAddress } from 'viem/accounts';

const twins: readonly FakeWalletPreset[] = ['twin', 'otherTwin'];

/** The playground with one fake wallet, or with both twins. */
export class LabPage {
  readonly page: Page;
  readonly wallet: FakeWalletOptions & { readonly name: string; readonly rdns: string };
  /** Displayed name. Wallets that are not announced have no name of their own. */
  readonly walletName: string;
  readonly address: string;

  constructor(page: Page, preset: FakeWalletPreset) {
    const { privateKey } = fakeWalletPresets[preset];
    this.page = page;
    this.wallet = fakeWalletPresets[preset];
    this.walletName = this.wallet.discovery === 'injected' ? 'Browser wallet' : this.wallet.name;
    this.address = privateKeyToAddress(privateKey);
  }

  static async open(page: Page, preset: FakeWalletPreset, chainUrl: string): Promise<LabPage> {
    const presets = twins.includes(preset) ? twins : [preset];
    await installFakeWallets(
      page,
      presets.map((each) => ({ ...fakeWalletPresets[each], rpcUrls: { 1: chainUrl } })),
    );
    await page.goto('./');
    return new LabPage(page, preset);
  }

  get connectButton(): Locator {
    return this.page.getByRole('button', { name: `Connect ${this.walletName}`, exact: true });
  }

  get disconnectButton(): Locator {
    return this.page.getByRole('button', { name: 'Disconnect', exact: true });
  }

  chain(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  async goTo(section: 'Connect' | 'Methods', method?: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Playground sections' }).getByRole('link', { name: section }).click();
    if (method !== undefined)
      await this.page.getByRole('navigation', { name: 'Methods' }).getByRole('link', { name: method, exact: true }).click();
  }

  async expectConnected(): Promise<void> {
    await expect(this.page.getByText(this.address, { exact: true })).toBeVisible();
    await expect(this.disconnectButton).toBeVisible();
  }

  async expectDisconnected(): Promise<void> {
    await expect(this.page.getByText('No wallet connected')).toBeVisible();
  }

  async expectError(code: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: code })).toBeVisible();
  }

  /** Unlocks the wallet and approves prompts while `action` runs. */
  async withApprovals(action: () => Promise<void>): Promise<void> {
    const id = this.wallet.id ?? this.wallet.rdns;
    const before = await this.page.evaluate((key) => {
      const wallet = window.fakeWallets[key];
      const behavior = wallet?.getBehavior();
      wallet?.behave({ rejects: [], isPending: false });
      wallet?.setState({ isLocked: false });
      return behavior;
    }, id);
    await action();
    await this.page.evaluate(([key, behavior]) => window.fakeWallets[key]?.behave(behavior ?? {}), [id, before] as const);
  }
}

/** Playwright test with a local chain. Uncaught page errors fail it. */
export const test = base.extend<{ readonly pageErrors: readonly Error[] }, { readonly chainUrl: string }>({
  chainUrl: [
    async ({ browserName }, use) => {
      const logFile = join(mkdtempSync(join(tmpdir(), `onepoint-chain-${browserName}-`)), 'chain.log');
      const chain = await startChain({ slug: 'ethereum', chainId: 1, logFile });
      await use(chain.httpUrl);
      await chain.stop();
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
