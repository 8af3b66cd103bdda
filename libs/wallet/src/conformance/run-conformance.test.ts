import { describe, expect, it } from 'vitest';
import { createFakeWallet, fakeWalletPresets, type FakeWalletOptions, type FakeWalletPreset } from '@onepoint/fake-wallets';
import { observeWallets } from '../observe/observe-wallets.ts';
import { createWalletLog } from '../observe/wallet-log.ts';
import { collectAnnouncements } from './announcement-checks.ts';
import { formatConformanceReport, summarizeConformance } from './conformance-report.ts';
import { conformanceChecks, runConformance, type ConformanceCheckId, type ConformanceProgress } from './run-conformance.ts';

it('runs every check once, reports progress, and does not prompt by default', async () => {
  const fake = createFakeWallet();
  const progress: ConformanceProgress[] = [];
  const { checks } = await runConformance(fake.provider, { onProgress: (each) => progress.push(each) });
  expect(checks.map((check) => check.id)).toEqual(conformanceChecks.map((check) => check.id));
  expect(progress.map(({ done, total }) => done / total).at(-1)).toBe(1);
  expect(checks.filter((check) => check.reach !== 'none').every((check) => check.verdict === 'needs-person')).toBe(true);
  const methods = fake.requests.map((request) => request.method);
  expect(methods).not.toContain('eth_requestAccounts');
  expect(methods).not.toContain('wallet_sendCalls');
});

it('throws on abort, even while a wallet does not answer', async () => {
  const silent = { request: () => new Promise(() => undefined) };
  const abort = new AbortController();
  const running = runConformance(silent, { signal: abort.signal, onProgress: () => abort.abort(new Error('enough')) });
  await expect(running).rejects.toThrow('enough');
});

it('does not throw for an object that is no provider', async () => {
  const { checks } = await runConformance({});
  expect(checks.find((check) => check.id === 'requestIsFunction')?.verdict).toBe('fail');
});

it('exports a report as JSON', async () => {
  const report = await runConformance(createFakeWallet().provider, { wallet: { name: 'A', rdns: 'com.a' } });
  expect(JSON.parse(formatConformanceReport(report))).toEqual(report);
});

/** Runs all checks that do not spend gas. */
const run = async (options: FakeWalletOptions) => {
  const fake = createFakeWallet({ ...options, announceDelayMs: 0 });
  const stop = fake.install(window);
  try {
    const announcements = await collectAnnouncements({ window, provider: fake.provider, waitMs: 100 });
    const parameters = { announcements, reach: 'user', answerTimeoutMs: 100, promptTimeoutMs: 100 } as const;
    return await runConformance(fake.provider, parameters);
  } finally {
    stop();
  }
};

const failedOf = async (options: FakeWalletOptions): Promise<readonly string[]> => {
  const { checks } = await run(options);
  return checks.filter((check) => check.verdict === 'fail').map((check) => check.id);
};

/** Failed checks of each preset. Rejections, locks and slow answers are not failures. */
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
  smartAccount: [],
};

describe('results of the fake wallets', () => {
  it.each(Object.keys(failures) as FakeWalletPreset[])('%s fails exactly the expected checks', async (preset) => {
    const options: FakeWalletOptions = fakeWalletPresets[preset];
    const behavior = { ...options.behavior, answerDelayMs: 0 };
    expect(await failedOf({ ...options, behavior })).toEqual(failures[preset]);
  });

  it('the good wallet is conformant, and only the check that spends gas is not run', async () => {
    const { checks } = await run(fakeWalletPresets.good);
    const { grade, counts, byEip } = summarizeConformance(checks);
    expect(grade).toBe('conformant');
    expect(counts['needs-person']).toBe(1);
    expect(byEip.map((each) => each.grade)).toEqual(byEip.map(() => 'conformant'));
  });

  it('a wallet that only misses a recommendation is mostly conformant', async () => {
    const { checks } = await run(fakeWalletPresets.nestedUnknownChain);
    expect(summarizeConformance(checks).grade).toBe('mostly');
  });

  it('a logging proxy does not hide faults of the wallet', async () => {
    const { wrapInjected, stop } = observeWallets(window, createWalletLog());
    const proxy = wrapInjected(createFakeWallet(fakeWalletPresets.withoutRemoveListener).provider);
    proxy.removeListener = () => proxy;
    const { checks } = await runConformance(proxy);
    stop();
    expect(checks.find((check) => check.id === 'eventsCanBeHeard')?.verdict).toBe('fail');
  });
});
