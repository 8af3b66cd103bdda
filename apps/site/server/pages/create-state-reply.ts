import { overallState } from '../../src/shared/overall-state.ts';
import type { ProbeReport } from '../../src/server/status/probe-report.ts';
import { partStateOf } from '../../src/server/status/to-measurements.ts';
import { createReply, type Reply } from '../http/reply.ts';

/** Whether everything answers, in a few bytes: what each page asks when its end comes into view. */
export function createStateReply({ parts, intervalMs }: ProbeReport, readAtMs: number): Reply {
  const state = overallState(parts.map((part) => ({ state: partStateOf(part, readAtMs, intervalMs) })));
  return createReply({
    content: Buffer.from(JSON.stringify({ state })),
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    compression: 'fast',
  });
}
