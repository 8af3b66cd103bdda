import { startChain } from '@onepoint/sandbox/chains/start-chain';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A local chain with Ethereum's id for the tests of one file. Its address is there once the first of them runs. */
export function startTestChain(): { readonly url: string } {
  const running = { url: '' };
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const logFile = join(mkdtempSync(join(tmpdir(), 'onepoint-chain-')), 'chain.log');
    const chain = await startChain({ slug: 'ethereum', chainId: 1, logFile });
    running.url = chain.httpUrl;
    stop = chain.stop;
  });
  afterAll(async () => stop?.());
  return running;
}
