import { callerOnChain } from '../access/access.ts';
import type { CachedResult } from '../cache/response-cache.ts';
import { KeptAnswers } from '../cache/kept-answers.ts';
import type { CacheLookup, ChainCache } from '../cache/chain-cache.ts';
import { isForwarded } from '../rpc/parse-request.ts';
import { forward, type ForwardParameters } from './forward.ts';
import { type CallVotes, findVotes, QuorumStep } from './reach-quorum.ts';

/**
 * Step 8: gets the answers on which several nodes must agree, answers what it can from the cache, and forwards the rest. A single call
 * waits for a pending identical one instead of asking a node as well.
 */
export function serve(parameters: ForwardParameters): Promise<void> {
  const votes = findVotes(parameters.rpc, parameters.target.upstreams, 'http');
  return votes === null ? serveOpen(parameters) : serveAgreed(parameters, votes);
}

async function serveAgreed(parameters: ForwardParameters, votes: CallVotes): Promise<void> {
  const { exchange, target, rpc, caller, usage, services } = parameters;
  const step = new QuorumStep({ rpc, votes, upstreams: target.upstreams, caller, services });
  exchange.response.once('close', () => step.abandon());
  usage.admitted();
  const answered = await step.run();
  if (exchange.response.destroyed) {
    usage.abandoned();
    return;
  }
  exchange.rpc = answered;
  usage.refine(answered);
  await serveOpen({ ...parameters, rpc: answered });
}

async function serveOpen(parameters: ForwardParameters): Promise<void> {
  const { target, rpc, caller } = parameters;
  const { cache } = target.upstreams;
  if (cache === null || rpc.nodeTag !== undefined) {
    forward(parameters);
    return;
  }
  const callerId = callerOnChain(caller, target.chain);
  const lookups = rpc.calls.map((call) => (isForwarded(call) ? cache.look(call, callerId) : null));
  const [only] = lookups;
  if (!rpc.isBatch && only !== null && only !== undefined) await serveSingle(parameters, cache, only);
  else if (lookups.every((lookup) => lookup === null)) forward(parameters);
  else
    serveWith(
      parameters,
      cache,
      lookups,
      lookups.map((lookup) => (lookup === null ? undefined : cache.find(lookup))),
    );
}

async function serveSingle(parameters: ForwardParameters, cache: ChainCache, lookup: CacheLookup): Promise<void> {
  const { exchange, usage } = parameters;
  for (let flight = cache.flights.flightOf(lookup.key); flight !== undefined; flight = cache.flights.flightOf(lookup.key)) {
    if (cache.find(lookup) !== undefined) break;
    usage.admitted();
    const outcome = await flight.ended;
    if (exchange.response.destroyed) {
      usage.abandoned();
      return;
    }
    if (outcome === 'abandoned') continue;
    if (outcome === 'unstored') {
      cache.lookups.miss += 1;
      forward(parameters);
      return;
    }
    break;
  }
  const own = cache.find(lookup);
  const asked = own === undefined ? cache.findShared(lookup) : null;
  if (asked === null) {
    serveWith(parameters, cache, [lookup], [own]);
    return;
  }
  usage.admitted();
  const shared = await asked;
  if (exchange.response.destroyed) usage.abandoned();
  else serveWith(parameters, cache, [lookup], [shared ?? undefined], 'shared');
}

/**
 * @param found results by call
 * @param from the cache they come from
 */
function serveWith(
  parameters: ForwardParameters,
  cache: ChainCache,
  lookups: readonly (CacheLookup | null)[],
  found: readonly (CachedResult | undefined)[],
  from: 'hit' | 'shared' = 'hit',
): void {
  const { rpc } = parameters;
  for (const [index, lookup] of lookups.entries()) if (lookup !== null) cache.lookups[found[index] === undefined ? 'miss' : from] += 1;
  if (found.every((result) => result === undefined)) {
    forward(parameters, new KeptAnswers(rpc, cache, lookups));
    return;
  }
  const calls = rpc.calls.map((call, index) => {
    const result = found[index]?.result;
    return result === undefined ? call : { ...call, knownResult: result };
  });
  const partly = { ...rpc, calls, isPlain: false };
  parameters.exchange.rpc = partly;
  parameters.usage.refine(partly);
  const isCached = calls.every(({ refusal }, index) => refusal !== null || found[index] !== undefined);
  forward({ ...parameters, rpc: partly }, new KeptAnswers(partly, cache, lookups), isCached);
}
