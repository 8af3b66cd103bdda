import { Client } from 'undici';

export interface LoadParameters {
  /** Addresses with path; connections are dealt out over them. */
  addresses: readonly string[];
  body: string;
  connections: number;
  durationMs: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  latenciesMs: number[];
  /** Answers that were not 200, and broken connections. */
  failures: number;
}

/** Keeps every connection busy with one request after the other for a while. */
export async function generateLoad({ addresses, body, connections, durationMs }: LoadParameters): Promise<LoadResult> {
  const result: LoadResult = { requestsPerSecond: 0, latenciesMs: [], failures: 0 };
  const startedAt = performance.now();
  const until = startedAt + durationMs;
  const runs = Array.from({ length: connections }, (_, index) => run(addresses[index % addresses.length] ?? '', body, until, result));
  await Promise.all(runs);
  result.requestsPerSecond = (result.latenciesMs.length / (performance.now() - startedAt)) * 1_000;
  return result;
}

async function run(address: string, body: string, until: number, result: LoadResult): Promise<void> {
  const { origin, pathname } = new URL(address);
  const client = new Client(origin);
  const headers = { 'content-type': 'application/json' };
  for (let now = performance.now(); now < until; now = performance.now()) {
    try {
      const response = await client.request({ method: 'POST', path: pathname, headers, body });
      await response.body.dump();
      if (response.statusCode === 200) result.latenciesMs.push(performance.now() - now);
      else result.failures += 1;
    } catch {
      result.failures += 1;
    }
  }
  await client.close();
}
