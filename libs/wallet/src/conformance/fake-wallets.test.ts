import { expect, it } from 'vitest';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';
import { fakeWalletPresets, type FakeWalletPreset } from '../fake/fake-wallet-presets.ts';
import { createWalletLog } from '../observe/create-wallet-log.ts';
import { observeWallets } from '../observe/observe-wallets.ts';
import { collectAnnouncements } from './collect-announcements.ts';
import type { ConformanceCheckId } from './conformance-checks.ts';
import { runConformance } from './run-conformance.ts';
import { summarizeConformance } from './summarize-conformance.ts';

/** Runs all checks that spend nothing against a wallet of this page. */
const run = async (options: FakeWalletOptions) => {
  const fake = createFakeWallet({ ...options, announceDelayMs: 0 });
  const stop = fake.install(window);
  try {
    const announcements = await collectAnnouncements({ window, provider: fake.provider, waitMs: 100 });
    const parameters = { announcements, reach: 'person', answerTimeoutMs: 100, personTimeoutMs: 100 } as const;
    return await runConformance(fake.provider, parameters);
  } finally {
    stop();
  }
};

const failedOf = async (options: FakeWalletOptions): Promise<readonly string[]> => {
  const { checks } = await run(options);
  return checks.filter((check) => check.verdict === 'fail').map((check) => check.id);
};

/** What each fake wallet fails, and nothing else. A person who declines, a lock and a slow answer are no faults. */
const failures: Readonly<Record<FakeWalletPreset, readonly ConformanceCheckId[]>> = {
  good: [],
  rejecting: [],
  slow: [],
  unknownChain: [],
  nestedUnknownChain: ['unknownChainIs4902'],
  pending: [],
  locked: [],
  withoutRemoveListener: ['eventsCanBeHeard', 'removedListenersHearNothing'],
  neverRevokes: [],
  disconnecting: [],
  wrongChain: ['switchChangesChain'],
  twin: [],
  otherTwin: [],
  plain: ['walletAnnouncesItself'],
};

it.each(Object.keys(failures) as FakeWalletPreset[])('the fake wallet "%s" fails exactly what is wrong with it', async (preset) => {
  const options: FakeWalletOptions = fakeWalletPresets[preset];
  // Patience is another test's.
  const behavior = { ...options.behavior, answerDelayMs: 0 };
  expect(await failedOf({ ...options, behavior })).toEqual(failures[preset]);
});

it('gives a good wallet the best grade, with nothing left unjudged but what spends gas', async () => {
  const { checks } = await run(fakeWalletPresets.good);
  const { grade, counts, byEip } = summarizeConformance(checks);
  expect(grade).toBe('conformant');
  expect(counts['needs-person']).toBe(1);
  expect(byEip.map((each) => each.grade)).toEqual(byEip.map(() => 'conformant'));
});

it('grades a wallet that misses a recommendation alone as mostly conformant', async () => {
  const { checks } = await run(fakeWalletPresets.nestedUnknownChain);
  expect(summarizeConformance(checks).grade).toBe('mostly');
});

it('judges the wallet itself where a recording proxy stands before it', async () => {
  const { wrapInjected, stop } = observeWallets(window, createWalletLog());
  const proxy = wrapInjected(createFakeWallet(fakeWalletPresets.withoutRemoveListener).provider);
  proxy.removeListener = () => proxy;
  const { checks } = await runConformance(proxy);
  stop();
  expect(checks.find((check) => check.id === 'eventsCanBeHeard')?.verdict).toBe('fail');
});
