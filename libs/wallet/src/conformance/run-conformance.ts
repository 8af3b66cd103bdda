import { eip1102Checks, eip2255Checks } from './account-checks.ts';
import { eip6963Checks, type WalletAnnouncement } from './announcement-checks.ts';
import { eip5792Checks } from './batch-checks.ts';
import { eip3085Checks, eip3326Checks } from './chain-checks.ts';
import type { ConformanceChain, ConformanceReach, ConformanceSubject } from './conformance-check.ts';
import type { ConformanceCheckResult, ConformanceReport } from './conformance-report.ts';
import { createSubject } from './create-subject.ts';
import { eip1193Checks, eip1193EventChecks } from './provider-checks.ts';

/** All checks, in execution order: a chain is added before it is switched to, and events are judged at the end. */
export const conformanceChecks = [
  ...eip1193Checks,
  ...eip1102Checks,
  ...eip6963Checks,
  ...eip2255Checks,
  ...eip3085Checks,
  ...eip3326Checks,
  ...eip5792Checks,
  ...eip1193EventChecks,
] as const;

export type ConformanceCheckId = (typeof conformanceChecks)[number]['id'];

export interface ConformanceProgress {
  readonly done: number;
  readonly total: number;
  readonly last: ConformanceCheckResult;
}

export interface RunConformanceOptions {
  /** What checks may involve. Default `none`: checks that need more get the verdict `needs-person`. `chain` spends gas. */
  readonly reach?: ConformanceReach;
  readonly wallet?: { readonly name: string; readonly rdns?: string | undefined; readonly uuid?: string | undefined };
  /** Result of `collectAnnouncements`. Without it, the checks of EIP-6963 are skipped. */
  readonly announcements?: readonly WalletAnnouncement[];
  /** Chains to add and switch to. Default: the wallet chains. */
  readonly chains?: readonly ConformanceChain[];
  /** Timeout of requests that do not prompt. Default 5,000 ms. */
  readonly answerTimeoutMs?: number;
  /** Timeout of requests that prompt the user. Default 120,000 ms. */
  readonly promptTimeoutMs?: number;
  readonly onProgress?: (progress: ConformanceProgress) => void;
  readonly signal?: AbortSignal;
}

const reaches: readonly ConformanceReach[] = ['none', 'user', 'chain'];

/**
 * Checks a wallet against EIP-1193, 1102, 6963, 2255, 3085, 3326 and 5792, one check at a time. Works without a DOM.
 *
 * @throws the signal's reason if it is aborted
 */
export async function runConformance(provider: object, options: RunConformanceOptions = {}): Promise<ConformanceReport> {
  const { reach = 'none', wallet, onProgress, signal } = options;
  const startedAt = new Date();
  const start = performance.now();
  const { subject, stop } = createSubject(provider, options);
  const results: ConformanceCheckResult[] = [];
  try {
    for (const check of conformanceChecks) {
      signal?.throwIfAborted();
      const last = await tryCheck(check, subject, reach);
      signal?.throwIfAborted();
      results.push(last);
      onProgress?.({ done: results.length, total: conformanceChecks.length, last });
    }
  } finally {
    stop();
  }
  return {
    format: 'onepoint-wallet-conformance',
    version: 1,
    wallet: { name: wallet?.name ?? '', rdns: wallet?.rdns ?? null, uuid: wallet?.uuid ?? null },
    startedAt: startedAt.toISOString(),
    durationMs: performance.now() - start,
    checks: results,
  };
}

async function tryCheck(
  check: (typeof conformanceChecks)[number],
  subject: ConformanceSubject,
  allowed: ConformanceReach,
): Promise<ConformanceCheckResult> {
  const { id, eip, level, reach } = check;
  const start = performance.now();
  const isAllowed = reaches.indexOf(reach) <= reaches.indexOf(allowed);
  const { verdict, evidence } = isAllowed ? await check.run(subject) : { verdict: 'needs-person' as const, evidence: null };
  return { id, eip, level, reach, verdict, evidence: toJsonEvidence(evidence), durationMs: performance.now() - start };
}

const textMax = 2_000;

/** Converts evidence to JSON: bigints and functions become strings, long values are truncated. */
function toJsonEvidence(value: unknown): unknown {
  const text = print(value);
  if (text === undefined) return null;
  return text.length > textMax ? `${text.slice(0, textMax)}…` : (JSON.parse(text) as unknown);
}

function print(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' || typeof item === 'function' ? String(item) : item));
  } catch {
    return JSON.stringify(String(value));
  }
}
