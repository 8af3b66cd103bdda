import { startChain } from '@onepoint/sandbox/chains/start-chain';
import { expect, test as base } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests of the page with a chain behind its wallets. What the page throws fails them. */
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
