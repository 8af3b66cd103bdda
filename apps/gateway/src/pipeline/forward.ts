import { errorCodes } from '@onepoint/gateway-errors';
import { microcentsPerComputeUnit } from '@onepoint/plans-domain';
import type { Caller } from '../access/access.ts';
import { ClientGoneError, type Exchange, sendAnswer } from '../http/answer.ts';
import { composeAnswer, composeForward } from '../rpc/compose-answer.ts';
import type { SlotCaller } from '../limits/fair-slots.ts';
import { expectAnswer, noFailures } from '../rpc/judge-answer.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { ComposedSink, StreamedSink } from '../forward/answer-sinks.ts';
import { HeldMemory } from '../forward/held-memory.ts';
import { hasSmallAnswer, isPortable, isRepeatable, ProviderCall } from '../forward/provider-call.ts';
import { UpstreamCall } from '../forward/upstream-call.ts';
import { providerTimeoutMs, type ProviderUpstream } from '../upstreams/provider-upstreams.ts';
import { publicSecret } from './authenticate.ts';
import { filterOwner } from './bind-filters.ts';
import type { Target } from './parse-target.ts';

interface ForwardParameters {
  readonly exchange: Exchange;
  readonly target: Target;
  readonly body: Buffer;
  readonly rpc: RpcRequest;
  readonly caller: Caller;
  readonly usage: CallUsage;
  readonly services: Pick<Services, 'config' | 'filterTokens'>;
}

/**
 * Step 8: asks a node and forwards its response. Providers take turns with our own nodes, and if one fails, one of our own takes over.
 * Bytes are forwarded unchanged where possible, see `RpcRequest.isPlain`. If the client disconnects, the node's request is canceled.
 */
export function forward({ exchange, target, body, rpc, caller, usage, services }: ForwardParameters): void {
  const composed = rpc.isPlain ? null : composeForward(rpc);
  if (!rpc.isPlain && composed === null) {
    const { text, failed } = composeAnswer(rpc, null, exchange.requestId);
    usage.answered(failed);
    const refusal = rpc.isBatch ? null : rpc.calls[0]?.refusal;
    sendAnswer(exchange, refusal ? errorCodes[refusal].status : 200, text);
    return;
  }
  if (exchange.response.destroyed) throw new ClientGoneError();
  const sink = rpc.isPlain
    ? new StreamedSink(exchange, rpc, usage)
    : new ComposedSink(exchange, rpc, usage, (nodeTag, id) =>
        services.filterTokens.seal(filterOwner(caller, target.chain), { nodeTag, id }),
      );
  const { upstreamTimeoutMs, tryTimeoutMs } = services.config;
  const { upstreams } = target;
  const sent = composed ?? body;
  const expected = expectAnswer(rpc, composed === null ? null : 0);
  const memory = new HeldMemory();
  const own = new UpstreamCall({
    candidates: rpc.nodeTag === undefined ? upstreams.candidates(featureOf(rpc)) : upstreams.nodesWithTag(rpc.nodeTag),
    body: sent,
    expected,
    // Reading a filter's changes consumes them.
    isRepeatable: rpc.nodeTag === undefined && isRepeatable(rpc),
    timeoutMs: upstreamTimeoutMs,
    tryTimeoutMs,
    hedging: {
      latencies: upstreams.latencies,
      budget: upstreams.hedgeBudget,
      method: rpc.isBatch ? 'batch' : (rpc.calls[0]?.method ?? ''),
    },
    memory,
    sink,
  });
  let call: Pick<UpstreamCall, 'start' | 'abandon'> = own;
  const provider = nextProvider(target, rpc);
  if (provider !== null) {
    usage.askedProvider(provider.id);
    call = new ProviderCall({
      provider,
      body: sent,
      expected,
      isSmall: hasSmallAnswer(rpc, body.length),
      timeoutMs: Math.min(providerTimeoutMs, upstreamTimeoutMs),
      onAnswer: (answer) => sink.answer(answer, noFailures, provider.upstream.tag),
      onFailure: (isItsFault) => {
        usage.leftProvider(isItsFault);
        call = own;
        own.start();
      },
      onAbandon: () => {
        // Charged like any call whose client disconnected. Only a provider that responded is rewarded.
        usage.leftProvider(false);
        sink.abandon();
      },
    });
  }
  const leave = upstreams.slots.enter(slotCallerOf(caller), () => call.start());
  exchange.response.on('close', () => {
    call.abandon();
    leave();
    memory.release();
  });
}

function slotCallerOf(caller: Caller): SlotCaller {
  return caller.kind === 'public'
    ? { subject: caller.address, isPaying: false }
    : { subject: caller.access.projectId, isPaying: microcentsPerComputeUnit(caller.access.planId) > 0 };
}

/** What the node must offer. The state of old blocks is left to the order of nodes: which blocks a node still has changes with time. */
function featureOf({ calls }: RpcRequest): 'trace' | 'debug' | undefined {
  if (calls.some(({ method }) => method.startsWith('trace_'))) return 'trace';
  return calls.some(({ method }) => method.startsWith('debug_')) ? 'debug' : undefined;
}

/** The provider whose turn it is. Calls with the key `public` are free, so no provider would be paid for them. */
function nextProvider({ secret, upstreams: { providers } }: Target, rpc: RpcRequest): ProviderUpstream | null {
  if (providers.isEmpty || secret === publicSecret || !isPortable(rpc)) return null;
  return providers.next(performance.now());
}
