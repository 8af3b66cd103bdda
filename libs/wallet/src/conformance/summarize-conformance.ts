import { conformanceEips, type ConformanceEip, type ConformanceVerdict } from './conformance-check.ts';
import type { ConformanceCheckResult } from './conformance-report.ts';

/**
 * `conformant`: nothing required or recommended failed; `mostly`: only recommendations failed; `failing`: a requirement failed;
 * `unknown`: nothing could be judged.
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

/** What a badge says about a report. */
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
