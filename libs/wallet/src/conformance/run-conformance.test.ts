import { expect, it } from 'vitest';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { conformanceChecks } from './conformance-checks.ts';
import { findConformanceReport, formatConformanceReport } from './conformance-report-file.ts';
import { runConformance, type ConformanceProgress } from './run-conformance.ts';

it('judges every check once, tells how far it is, and bothers nobody unless it may', async () => {
  const fake = createFakeWallet();
  const progress: ConformanceProgress[] = [];
  const { checks } = await runConformance(fake.provider, { onProgress: (each) => progress.push(each) });
  expect(checks.map((check) => check.id)).toEqual(conformanceChecks.map((check) => check.id));
  expect(progress.map(({ done, total }) => done / total).at(-1)).toBe(1);
  expect(checks.filter((check) => check.reach !== 'nobody').every((check) => check.verdict === 'needs-person')).toBe(true);
  const methods = fake.requests.map((request) => request.method);
  expect(methods).not.toContain('eth_requestAccounts');
  expect(methods).not.toContain('wallet_sendCalls');
});

it('ends at once when it is aborted, also while a wallet does not answer', async () => {
  const silent = { request: () => new Promise(() => undefined) };
  const abort = new AbortController();
  const running = runConformance(silent, { signal: abort.signal, onProgress: () => abort.abort(new Error('enough')) });
  await expect(running).rejects.toThrow('enough');
});

it('judges an object that is no provider at all without throwing', async () => {
  const { checks } = await runConformance({});
  expect(checks.find((check) => check.id === 'requestIsFunction')?.verdict).toBe('fail');
});

it('exports a report that reads back equal, and reads nothing else', async () => {
  const report = await runConformance(createFakeWallet().provider, { wallet: { name: 'A', rdns: 'com.a' } });
  expect(findConformanceReport(formatConformanceReport(report))).toEqual(report);
  expect(findConformanceReport('{"format":"onepoint-wallet-conformance"}')).toBeUndefined();
  expect(findConformanceReport('{')).toBeUndefined();
});
