import {
  conformanceEips,
  type ConformanceEip,
  type ConformanceLevel,
  type ConformanceReach,
  type ConformanceVerdict,
} from './conformance-check.ts';
import type { ConformanceCheckId } from './run-conformance.ts';

export interface ConformanceCheckResult {
  readonly id: ConformanceCheckId;
  readonly eip: ConformanceEip;
  readonly level: ConformanceLevel;
  readonly reach: ConformanceReach;
  readonly verdict: ConformanceVerdict;
  /** What the check observed, as JSON. */
  readonly evidence?: unknown;
  readonly durationMs: number;
}

export interface ConformanceReport {
  readonly format: 'onepoint-wallet-conformance';
  readonly version: 1;
  readonly wallet: { readonly name: string; readonly rdns: string | null; readonly uuid: string | null };
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly checks: readonly ConformanceCheckResult[];
}

/** Formats a report as the text of a JSON file. */
export function formatConformanceReport(report: ConformanceReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

/**
 * `conformant`: no check failed; `mostly`: only recommendations failed; `failing`: a requirement failed; `unknown`: nothing could be
 * judged.
 */
export type ConformanceGrade = 'conformant' | 'mostly' | 'failing' | 'unknown';

export interface ConformanceSummary {
  readonly grade: ConformanceGrade;
  readonly counts: Readonly<Record<ConformanceVerdict, number>>;
  readonly byEip: readonly {
    readonly eip: ConformanceEip;
    readonly grade: ConformanceGrade;
    readonly counts: ConformanceSummary['counts'];
  }[];
}

/** Grades a report as a whole and per EIP. */
export function summarizeConformance(checks: readonly ConformanceCheckResult[]): ConformanceSummary {
  const byEip = conformanceEips.map((eip) => {
    const own = checks.filter((check) => check.eip === eip);
    return { eip, grade: gradeOf(own), counts: countsOf(own) };
  });
  return { grade: gradeOf(checks), counts: countsOf(checks), byEip };
}

function countsOf(checks: readonly ConformanceCheckResult[]): ConformanceSummary['counts'] {
  const count = (verdict: ConformanceVerdict): number => checks.filter((check) => check.verdict === verdict).length;
  return { pass: count('pass'), fail: count('fail'), skip: count('skip'), 'needs-person': count('needs-person') };
}

function gradeOf(checks: readonly ConformanceCheckResult[]): ConformanceGrade {
  const failed = checks.filter((check) => check.verdict === 'fail');
  if (failed.some((check) => check.level === 'must')) return 'failing';
  if (failed.length > 0) return 'mostly';
  return checks.some((check) => check.verdict === 'pass') ? 'conformant' : 'unknown';
}
