import { Client, type Dispatcher } from 'undici';

export interface LoadParameters {
  /** Addresses with path; connections are dealt out over them. */
  addresses: readonly string[];
  /** Posted as JSON; addresses are read where there is none. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
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
export async function generateLoad({ addresses, body, headers, connections, durationMs }: LoadParameters): Promise<LoadResult> {
  const result: LoadResult = { requestsPerSecond: 0, latenciesMs: [], failures: 0 };
  const startedAt = performance.now();
  const until = startedAt + durationMs;
  const request =
    body === undefined
      ? ({ method: 'GET', headers: { ...headers } } as const)
      : ({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body } as const);
  const runs = Array.from({ length: connections }, (_, index) => run(addresses[index % addresses.length] ?? '', request, until, result));
  await Promise.all(runs);
  result.requestsPerSecond = (result.latenciesMs.length / (performance.now() - startedAt)) * 1_000;
  return result;
}

async function run(address: string, request: Omit<Dispatcher.RequestOptions, 'path'>, until: number, result: LoadResult): Promise<void> {
  const { origin, pathname } = new URL(address);
  const client = new Client(origin);
  for (let now = performance.now(); now < until; now = performance.now()) {
    try {
      const response = await client.request({ ...request, path: pathname });
      await response.body.dump();
      if (response.statusCode === 200) result.latenciesMs.push(performance.now() - now);
      else result.failures += 1;
    } catch {
      result.failures += 1;
    }
  }
  await client.close();
}
