import type { WalletAnnouncement } from './collect-announcements.ts';
import type { ConformanceReach } from './conformance-check.ts';
import { conformanceChecks } from './conformance-checks.ts';
import type { ConformanceCheckResult, ConformanceReport } from './conformance-report.ts';
import type { ConformanceChain, ConformanceSubject } from './conformance-subject.ts';
import { createSubject } from './create-subject.ts';
import { toJsonEvidence } from './json-evidence.ts';

export interface ConformanceProgress {
  readonly done: number;
  readonly total: number;
  /** The check that has just been judged. */
  readonly last: ConformanceCheckResult;
}

export interface RunConformanceOptions {
  /** Whom checks may bother. Default `nobody`: what needs more gets the verdict `needs-person`. `chain` spends gas. */
  readonly reach?: ConformanceReach;
  /** For the report. */
  readonly wallet?: { readonly name: string; readonly rdns?: string | undefined; readonly uuid?: string | undefined };
  /** What `collectAnnouncements` heard. Without it the checks of EIP-6963 are skipped. */
  readonly announcements?: readonly WalletAnnouncement[];
  /** Chains the wallet may be asked to add and switch to. Default: the wallet chains. */
  readonly chains?: readonly ConformanceChain[];
  /** Patience with what asks nobody. Default 5,000 ms. */
  readonly answerTimeoutMs?: number;
  /** Patience with a person. Default 120,000 ms. */
  readonly personTimeoutMs?: number;
  readonly onProgress?: (progress: ConformanceProgress) => void;
  /** Ends the run: its reason is thrown. */
  readonly signal?: AbortSignal;
}

const reaches: readonly ConformanceReach[] = ['nobody', 'person', 'chain'];

/**
 * Tries a wallet against EIP-1193, 1102, 6963, 2255, 3085, 3326 and 5792, one check after the other. Needs no DOM, and takes all of its
 * listeners away again.
 *
 * @throws the signal's reason when it is aborted
 */
export async function runConformance(provider: object, options: RunConformanceOptions = {}): Promise<ConformanceReport> {
  const { reach = 'nobody', wallet, onProgress, signal } = options;
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
