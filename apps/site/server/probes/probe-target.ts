import type { ProbedPart } from '../../src/server/status/probe-report.ts';

/** A part of the product that is checked from here. */
export interface ProbeTarget extends Pick<ProbedPart, 'id' | 'kind' | 'name'> {
  /** Resolves when it answers as it should; rejects with a `PageDataError` otherwise, within its time limit. */
  check: () => Promise<void>;
}
