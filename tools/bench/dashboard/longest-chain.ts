export interface TimedRequest {
  readonly url: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Requests that waited for each other: the longest run of which each began after the one before had ended. */
export function longestChain(requests: readonly TimedRequest[]): readonly TimedRequest[] {
  let longest: readonly TimedRequest[] = [];
  const chains: (readonly TimedRequest[])[] = [];
  for (const request of requests.toSorted((a, b) => a.endMs - b.endMs)) {
    const before = chains
      .filter((chain) => (chain.at(-1)?.endMs ?? 0) <= request.startMs)
      .reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [...before, request];
    chains.push(chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}
