import { serviceStateOf, type StatusIncident } from '../../src/shared/content/status-content.ts';
import { type ProbeReport, partStateOf } from '../../src/server/status/probe-report.ts';
import { createReply, type Reply } from '../http/reply.ts';

/** The overall state as a small JSON reply, which pages fetch when their footer is in view. */
export function createStateReply(
  { parts, intervalMs }: ProbeReport,
  incidents: readonly Pick<StatusIncident, 'resolvedAt'>[],
  readAtMs: number,
): Reply {
  const states = parts.map((part) => ({ state: partStateOf(part, readAtMs, intervalMs) }));
  const state = serviceStateOf(states, incidents);
  return createReply({
    content: Buffer.from(JSON.stringify({ state })),
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    compression: 'fast',
  });
}
