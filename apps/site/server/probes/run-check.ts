import { PageDataError } from '../../src/server/page-data/page-data-error.ts';
import type { ProbeCheck, ProbeFault } from '../../src/server/status/probe-report.ts';
import type { ProbeTarget } from './probe-target.ts';

function faultOf(error: unknown): ProbeFault {
  if (!(error instanceof PageDataError)) throw error;
  if (error.code === 'PAGE_DATA_INVALID' || error.cause === undefined) return 'refused';
  return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}

/** Checks a part once, and takes the time. @throws what a check throws that is no `PageDataError`: a mistake of ours is no fault of theirs */
export async function runCheck({ check }: Pick<ProbeTarget, 'check'>, now: () => number): Promise<ProbeCheck> {
  const atMs = now();
  const startedMs = performance.now();
  const fault = await check().then(() => null, faultOf);
  return { atMs, fault, tookMs: Math.round(performance.now() - startedMs) };
}
