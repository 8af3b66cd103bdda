import { errorCodes } from '@onepoint/gateway-errors';
import { microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { type Caller, callerOnChain } from '../access/access.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { ClientGoneError, type Exchange, sendAnswer } from '../http/answer.ts';
import { guardHeads } from '../heads/head-guard.ts';
import { composeAnswer, composeForward } from '../rpc/compose-answer.ts';
import type { SlotCaller } from '../limits/fair-slots.ts';
import { expectAnswer, noFailures } from '../rpc/judge-answer.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { type AnswerSink, ComposedSink, StreamedSink } from '../forward/answer-sinks.ts';
import { StoringSink } from '../forward/storing-sink.ts';
import { HeldMemory } from '../forward/held-memory.ts';
import { hasSmallAnswer, isPortable, isRepeatable, ProviderCall } from '../forward/provider-call.ts';
import { type ResolvedRequest, UpstreamCall } from '../forward/upstream-call.ts';
import { providerTimeoutMs, type ProviderUpstream } from '../upstreams/provider-upstreams.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { publicSecret } from './authenticate.ts';
import type { Target } from './parse-target.ts';

export interface ForwardParameters {
  readonly exchange: Exchange;
  readonly target: Target;
  readonly body: Buffer;
  readonly rpc: RpcRequest;
  readonly caller: Caller;
  readonly usage: CallUsage;
  readonly services: Pick<Services, 'config' | 'filterTokens' | 'seenHeads'>;
}

/**
 * Step 8, continued: asks a node and forwards its response. Providers take turns with our own nodes. If a provider fails, one of our own
 * nodes takes over. Bytes are forwarded unchanged where possible, see `RpcRequest.isPlain`. If the client disconnects, the node's request
 * is canceled.
 *
 * @param kept stores the results for later requests
 * @param isCached whether all results are from the cache
 */
export function forward(
  { exchange, target, body, rpc, caller, usage, services }: ForwardParameters,
  kept: KeptAnswers | null = null,
  isCached = false,
): void {
  const composed = rpc.isPlain ? null : composeForward(rpc);
  if (!rpc.isPlain && composed === null) {
    const { text, failed } = composeAnswer(rpc, null, exchange.requestId);
    usage.answered(failed);
    const refusal = rpc.isBatch ? null : rpc.calls[0]?.refusal;
    sendAnswer(exchange, refusal ? errorCodes[refusal].status : 200, text, isCached ? { 'x-cache': 'hit' } : {});
    return;
  }
  if (exchange.response.destroyed) throw new ClientGoneError();
  const callerId = callerOnChain(caller, target.chain);
  const clientSink = rpc.isPlain
    ? new StreamedSink(exchange, rpc, usage)
    : new ComposedSink(exchange, rpc, usage, (nodeTag, id) => services.filterTokens.seal(callerId, { nodeTag, id }));
  const { upstreamTimeoutMs, tryTimeoutMs } = services.config;
  const { upstreams } = target;
  const sent = composed ?? body;
  const expected = expectAnswer(rpc, composed === null ? null : 0);
  const heads = guardHeads(rpc, expected, {
    seenHeads: services.seenHeads,
    caller: callerId,
    isPlausible: (height) => upstreams.isPlausibleHeight(height),
  });
  const sink: AnswerSink =
    kept === null
      ? clientSink
      : new StoringSink({ sink: clientSink, store: (text, failed, by) => kept.store(text, failed, by), flight: () => kept.flight });
  const sendsTransaction = !isRepeatable(rpc);
  const memory = new HeldMemory(slotCallerOf(caller));
  const own = new UpstreamCall({
    candidates: rpc.nodeTag === undefined ? upstreams.candidates(rpc.features, heads?.heightMin) : upstreams.nodesWithTag(rpc.nodeTag),
    body: sent,
    expected,
    // Reading a filter's changes consumes them, so it can't be repeated.
    isRepeatable: rpc.nodeTag === undefined && !sendsTransaction,
    timeoutMs: upstreamTimeoutMs,
    tryTimeoutMs,
    hedging: {
      latencies: upstreams.latencies,
      budget: upstreams.hedgeBudget,
      method: rpc.isBatch ? 'batch' : (rpc.calls[0]?.method ?? ''),
    },
    memory,
    resolved: kept === null ? null : resolvedRequest(kept, upstreams),
    heads,
    onAnswered: () => {
      if (sendsTransaction) services.seenHeads.sent(callerId);
    },
    sink,
  });
  let call: Pick<UpstreamCall, 'start' | 'abandon'> = own;
  const provider = nextProvider(target, rpc);
  if (provider !== null) {
    usage.askedProvider(provider.id);
    const leaveProvider = (isItsFault: boolean) => {
      usage.leftProvider(isItsFault);
      call = own;
      own.start();
    };
    call = new ProviderCall({
      provider,
      body: sent,
      expected,
      isSmall: hasSmallAnswer(rpc, body.length),
      timeoutMs: Math.min(providerTimeoutMs, upstreamTimeoutMs),
      onAnswer: (answer, value) => {
        if (heads?.admits(value) === false) leaveProvider(false);
        else {
          // Never cache this for other callers: the provider could have made it up.
          clientSink.answer(answer, noFailures, { nodeTag: provider.upstream.tag, isResolved: false });
          kept?.flight?.end('unstored');
        }
      },
      onFailure: leaveProvider,
      onAbandon: () => {
        // Charged like any call whose client disconnected. Only a provider that responded is rewarded.
        usage.leftProvider(false);
        sink.abandon();
      },
    });
  }
  const leave = upstreams.slots.enter(slotCallerOf(caller), () => {
    kept?.start();
    call.start();
  });
  usage.admitted();
  exchange.response.on('close', () => {
    call.abandon();
    leave();
    memory.release();
  });
}

function resolvedRequest(kept: KeptAnswers, { followed }: ChainUpstreams): ResolvedRequest | null {
  const body = kept.resolvedBody();
  if (body === null) return null;
  return {
    body,
    isFor: (nodeTag) => followed.isFollowed(nodeTag),
    isDoubtful: (answer, failed) => kept.isDoubtful(answer, failed),
  };
}

export function slotCallerOf(caller: Caller): SlotCaller {
  return caller.kind === 'public'
    ? { subject: caller.address, isPaying: false }
    : { subject: caller.access.projectId, isPaying: microcentsPerComputeUnit(caller.access.planId) > 0 };
}

/** Returns the provider whose turn it is. Never for the key `public`, whose calls are free, so that no provider would be paid for them. */
function nextProvider({ secret, upstreams: { providers } }: Target, rpc: RpcRequest): ProviderUpstream | null {
  if (providers.isEmpty || secret === publicSecret || !isPortable(rpc)) return null;
  return providers.next(performance.now());
}
