import * as fc from 'fast-check';
import { it } from 'vitest';
import { createConnectionModel } from '../testing/model/connection-model.ts';
import { connectionSteps } from '../testing/model/connection-steps.ts';
import { ModelPage } from '../testing/model/model-page.ts';

const walletCount = 3;

it(
  'connections are what the model says after any sequence of what page, persons, wallets and reloads do',
  { timeout: 120_000 },
  async () => {
    const steps = fc.commands([...connectionSteps(walletCount)], { maxCommands: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const page = new ModelPage(walletCount);
        await page.load();
        try {
          await fc.asyncModelRun(() => ({ model: createConnectionModel(walletCount), real: page }), commands);
        } finally {
          page.leave();
        }
      }),
      { numRuns: 20 },
    );
  },
);
