import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import type { LoadResult } from '../report/load-report.ts';

interface PacedLoadParameters {
  /** URLs with a path; connections are distributed over them. */
  readonly addresses: readonly string[];
  readonly body: string;
  readonly connections: number;
  readonly perSecond: number;
  readonly durationMs: number;
}

/**
 * Sends requests at a constant rate, without waiting for earlier responses. Sleeps in between: a generator that is always busy takes a core away
 * from what it measures, which then waits for the scheduler.
 */
export async function sendPaced({ addresses, body, connections, perSecond, durationMs }: PacedLoadParameters): Promise<LoadResult> {
  const clients = Array.from({ length: connections }, (_, index) => {
    const { origin, pathname } = new URL(addresses[index % addresses.length] ?? '');
    return { client: new Client(origin), path: pathname };
  });
  const result: LoadResult = { requestsPerSecond: perSecond, latenciesMs: [], failures: 0 };
  const send = async (index: number) => {
    const { client, path = '/' } = clients[index % connections] ?? {};
    const startedAt = performance.now();
    const answer = await client?.request({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body });
    await answer?.body.dump();
    if (answer?.statusCode === 200) result.latenciesMs.push(performance.now() - startedAt);
    else result.failures += 1;
  };
  // The first request opens the connection of each client.
  await Promise.all(clients.map((_, index) => send(index)));
  result.latenciesMs.length = 0;
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < (perSecond * durationMs) / 1_000;) {
    const due = ((performance.now() - startedAt) * perSecond) / 1_000;
    for (; sent < due; sent += 1) pending.push(send(sent));
    await sleep(1);
  }
  await Promise.all(pending);
  await Promise.all(clients.map(({ client }) => client.close()));
  return result;
}
