import { overallState } from '../../src/shared/content/status-content.ts';
import { type ProbeReport, partStateOf } from '../../src/server/status/probe-report.ts';
import { createReply, type Reply } from '../http/reply.ts';

/** The overall state as a small JSON reply, which pages fetch when their footer is in view. */
export function createStateReply({ parts, intervalMs }: ProbeReport, readAtMs: number): Reply {
  const state = overallState(parts.map((part) => ({ state: partStateOf(part, readAtMs, intervalMs) })));
  return createReply({
    content: Buffer.from(JSON.stringify({ state })),
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    compression: 'fast',
  });
}
