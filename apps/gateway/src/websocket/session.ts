import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { computeUnitsOfNotification } from '@onepoint/plans-domain';
import { isTracing, type RequestSpan, traceRequest } from '@onepoint/tracing';
import { type Caller, callerOnChain } from '../access/access.ts';
import { errorBody, GatewayError } from '../errors/gateway-error.ts';
import { isRepeatable } from '../forward/provider-call.ts';
import { guardHeads, type HeadGuardOptions, parseBlockHeight } from '../heads/head-guard.ts';
import { createRequestId } from '../http/answer.ts';
import { describeError } from '../log.ts';
import { type Arrival, type CallUsage, notificationMethod } from '../metering/call-usage.ts';
import { admit } from '../pipeline/admit.ts';
import { refreshCaller } from '../pipeline/authenticate.ts';
import { bindFilters } from '../pipeline/bind-filters.ts';
import { checkStanding, limit } from '../pipeline/limit.ts';
import { meter, unreadRequest } from '../pipeline/meter.ts';
import { parseRpc } from '../pipeline/parse-rpc.ts';
import { type CallVotes, findVotes, QuorumStep } from '../pipeline/reach-quorum.ts';
import { requireFeatures } from '../pipeline/require-features.ts';
import { restrict } from '../pipeline/restrict.ts';
import { composeAnswer, composeForward, composeRefusal } from '../rpc/compose-answer.ts';
import { expectAnswer, judgeParsedAnswer } from '../rpc/judge-answer.ts';
import { isForwarded, type RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { closeCodes, findCloseCode } from './accept-upgrade.ts';
import type { ChainStreams } from './chain-streams.ts';
import { ClientSubscriptions, isStreamCall } from './client-subscriptions.ts';
import { PendingRequests, readUpstreamMessage } from './upstream-socket.ts';

interface SessionOptions {
  readonly caller: Caller;
  readonly chain: string;
  readonly upstreams: ChainUpstreams;
  readonly nodeTag: () => string;
  readonly streams: Pick<ChainStreams, 'join'>;
  readonly services: Services;
  readonly sendToClient: (text: string) => void;
  readonly notifyClient: (text: string) => void;
  /** Throws a `GatewayError` if there is no node. */
  readonly sendToUpstream: (text: string) => void;
  readonly dropUpstream: () => void;
  readonly close: (code: number, reason: string) => void;
}

/** Starts the span of a message. Messages have no headers, so each is a separate trace. */
const traceMessage = (requestId: string): RequestSpan =>
  traceRequest({}, 'message /rpc/{chain}/{key}', { 'http.route': '/rpc/{chain}/{key}', 'onepoint.request_id': requestId });

/** The protocol of one WebSocket connection, without its sockets. Each message takes the same steps as an HTTP request. */
export class Session {
  readonly #options: SessionOptions;
  readonly #pending = new PendingRequests();
  /** Requests with calls that this connection's node doesn't answer, before the rest is sent to it. */
  readonly #elsewhere = new PendingRequests();
  readonly #steps = new Set<QuorumStep>();
  readonly #subscriptions: ClientSubscriptions;
  #caller: Caller;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#caller = options.caller;
    this.#subscriptions = new ClientSubscriptions({
      streams: options.streams,
      notify: (text, result) => this.#notify(text, result),
      onEnded: (reason) => options.close(closeCodes.nodeGone, reason),
    });
  }

  get pendingCalls(): number {
    return this.#pending.calls + this.#elsewhere.calls;
  }

  /** Handles a message from the client. Never rejects, because errors are sent as responses. */
  async receive(data: Buffer): Promise<void> {
    const { services, chain } = this.#options;
    const requestId = createRequestId();
    const span = isTracing() ? traceMessage(requestId) : null;
    const arrival: Arrival = { requestId, transport: 'websocket', arrivedAt: performance.now(), onSettled: span?.end };
    let rpc: RpcRequest | undefined;
    // Don't count errors before this point for any key, because the key might have been revoked in the meantime.
    let usage: CallUsage | undefined;
    try {
      await this.#refreshCaller();
      usage = meter(unreadRequest, this.#caller, chain, services, arrival);
      rpc = parseRpc(data, this.#caller, services);
      const served = requireFeatures(restrict(rpc, this.#caller), this.#options.upstreams);
      rpc = bindFilters(served, callerOnChain(this.#caller, chain), services.filterTokens, this.#options.nodeTag());
      usage = meter(rpc, this.#caller, chain, services, arrival);
      const request = rpc;
      const metered = usage;
      if (span === null) this.#forward(request, metered);
      else span.run(() => this.#forward(request, metered));
    } catch (error) {
      this.#refuse(requestId, rpc, usage, error);
      // Otherwise, the span ends with the usage.
      if (usage === undefined) span?.end(error instanceof GatewayError ? errorCodes[error.code].status : 500);
    }
  }

  /** Handles a message from the node. After invalid JSON, the node is replaced, because later messages can't be trusted either. */
  answer(text: string): void {
    try {
      this.#pass(text);
    } catch {
      // Counts as a failure of the node, which is logged once per incident.
      this.#options.dropUpstream();
    }
  }

  /** Handles timeouts, and checks whether the key can still be used while the connection is idle. */
  async inspect(now: number): Promise<void> {
    for (const { rpc, usage } of [...this.#pending.takeExpired(now), ...this.#elsewhere.takeExpired(now)]) {
      this.#refuse(usage.requestId, rpc, usage, new GatewayError('UPSTREAM_TIMEOUT'));
    }
    try {
      await this.#refreshCaller();
      admit(this.#caller);
      if (this.#caller.kind === 'key') checkStanding(this.#caller.access, this.#options.services);
    } catch (error) {
      this.#closeFor(error);
    }
  }

  /** Call when the connection ends. Pending calls are charged if the client disconnected, and free if the node did. */
  end(isClientGone: boolean): void {
    this.#subscriptions.close();
    for (const step of this.#steps) step.abandon();
    for (const { usage } of [...this.#pending.takeAll(), ...this.#elsewhere.takeAll()]) {
      if (isClientGone) usage.abandoned();
      else usage.failed('UPSTREAM_FAILED');
    }
  }

  /** Call when the connection's node is lost. Its pending calls fail, but subscriptions continue. */
  upstreamLost(code: ErrorCode): void {
    for (const { rpc, usage } of this.#pending.takeAll()) {
      this.#refuse(usage.requestId, rpc, usage, new GatewayError(code));
    }
  }

  #pass(text: string): void {
    const message = readUpstreamMessage(text);
    if (message.kind !== 'answer' && message.kind !== 'error') return;
    const request = message.kind === 'answer' ? this.#pending.take(message.ids) : this.#pending.takeForError();
    if (request === undefined) return;
    const expected = expectAnswer(request.rpc, request.firstId);
    if (judgeParsedAnswer(message.value, expected).kind === 'broken') {
      this.#refuse(request.usage.requestId, request.rpc, request.usage, new GatewayError('UPSTREAM_FAILED'));
      return;
    }
    const headOptions = this.#headOptions();
    if (!isRepeatable(request.rpc)) headOptions.seenHeads.sent(headOptions.caller);
    // This connection has no other node to ask, so raise the height instead.
    const heads = guardHeads(request.rpc, expected, headOptions);
    const current = heads === null || heads.admits(message.value) ? text : heads.raised(text);
    if (current === null) {
      this.#refuse(request.usage.requestId, request.rpc, request.usage, new GatewayError('NODES_BEHIND'));
      return;
    }
    const answer = composeAnswer(request.rpc, current, request.usage.requestId, (id) => this.#sealFilter(id), request.firstId);
    this.#deliver(request.rpc, request.usage, answer);
  }

  #forward(rpc: RpcRequest, usage: CallUsage): void {
    admit(this.#caller);
    limit(rpc, this.#caller, this.#options.services);
    const votes = findVotes(rpc, this.#options.upstreams, 'websocket');
    if (votes !== null || rpc.calls.some((call) => isStreamCall(call))) void this.#askOthers(rpc, usage, votes);
    else this.#ask(rpc, usage);
  }

  /** Handles calls that subscribe or unsubscribe, and calls for other nodes, then sends the rest to the connection's node. */
  async #askOthers(rpc: RpcRequest, usage: CallUsage, votes: CallVotes | null): Promise<void> {
    const { firstId } = this.#elsewhere.add(rpc, usage, this.#deadline());
    usage.admitted();
    try {
      const answered = await this.#subscriptions.answer(votes === null ? rpc : await this.#reachQuorum(rpc, votes));
      // Otherwise, the client has already received an error, or has disconnected.
      if (this.#elsewhere.take([firstId]) === undefined) this.#subscriptions.cancel(answered);
      else {
        usage.refine(answered);
        this.#ask(answered, usage);
      }
    } catch (error) {
      if (this.#elsewhere.take([firstId]) !== undefined) this.#refuse(usage.requestId, rpc, usage, error);
    }
  }

  async #reachQuorum(rpc: RpcRequest, votes: CallVotes): Promise<RpcRequest> {
    const { upstreams, services } = this.#options;
    const step = new QuorumStep({ rpc, votes, upstreams, caller: this.#caller, services });
    this.#steps.add(step);
    try {
      return await step.run();
    } finally {
      step.abandon();
      this.#steps.delete(step);
    }
  }

  #ask(rpc: RpcRequest, usage: CallUsage): void {
    const { sendToUpstream } = this.#options;
    if (!rpc.calls.some((call) => isForwarded(call))) {
      this.#deliver(rpc, usage, composeAnswer(rpc, null, usage.requestId));
      return;
    }
    const { firstId } = this.#pending.add(rpc, usage, this.#deadline());
    try {
      sendToUpstream(composeForward(rpc, firstId) ?? '');
      usage.admitted();
    } catch (error) {
      this.#pending.take([firstId]);
      this.#refuse(usage.requestId, rpc, usage, error);
    }
  }

  #deliver(rpc: RpcRequest, usage: CallUsage, { text, failed }: ReturnType<typeof composeAnswer>): void {
    if (text !== null) this.#options.sendToClient(text);
    usage.answered(failed);
    this.#subscriptions.release(rpc);
  }

  #deadline(): number {
    return performance.now() + this.#options.services.config.upstreamTimeoutMs;
  }

  #sealFilter(id: string): string {
    const { chain, nodeTag, services } = this.#options;
    return services.filterTokens.seal(callerOnChain(this.#caller, chain), { nodeTag: nodeTag(), id });
  }

  #headOptions(): HeadGuardOptions {
    const { chain, upstreams, services } = this.#options;
    return {
      seenHeads: services.seenHeads,
      caller: callerOnChain(this.#caller, chain),
      isPlausible: (height) => upstreams.isPlausibleHeight(height),
    };
  }

  #notify(text: string, result: string): void {
    // For `newHeads`, the result is a header.
    const height = result.startsWith('{') ? parseBlockHeight(JSON.parse(result)) : null;
    const { caller, seenHeads, isPlausible } = this.#headOptions();
    if (height !== null && isPlausible(height)) seenHeads.raise(caller, height);
    this.#options.notifyClient(text);
    this.#countNotification(Buffer.byteLength(text));
  }

  async #refreshCaller(): Promise<void> {
    const caller = refreshCaller(this.#caller, this.#options.services);
    this.#caller = caller instanceof Promise ? await caller : caller;
  }

  #refuse(requestId: string, rpc: RpcRequest | undefined, usage: CallUsage | undefined, thrown: unknown): void {
    const error = thrown instanceof GatewayError ? thrown : new GatewayError('INTERNAL');
    usage?.failed(error.code);
    if (rpc !== undefined) this.#subscriptions.cancel(rpc);
    if (error !== thrown) this.#options.services.log('error', 'message failed', { requestId, ...describeError(thrown) });
    const text =
      rpc === undefined
        ? errorBody(error.code, 'null', requestId, error.details)
        : composeRefusal(rpc, error.code, requestId, error.details);
    if (text !== null) this.#options.sendToClient(text);
    this.#closeFor(error);
  }

  #closeFor(error: unknown): void {
    const closeCode = error instanceof GatewayError ? findCloseCode(error.code) : undefined;
    if (closeCode !== undefined && error instanceof GatewayError) this.#options.close(closeCode, error.message);
  }

  #countNotification(messageBytes: number): void {
    // Subscriptions outlast plan changes, so price by the current plan, as far as it is cached.
    this.#refreshCaller().catch(() => undefined);
    if (this.#caller.kind === 'public') return;
    const { meter: usageMeter, dailyUsage, keyLimiter } = this.#options.services;
    const { access } = this.#caller;
    const computeUnits = computeUnitsOfNotification(messageBytes);
    const call = { chain: this.#options.chain, method: notificationMethod, providerId: null };
    usageMeter.add(access, call, { requests: 0, computeUnits, errorStatus: null, latencyMs: null });
    if (access.recordedToday !== null) dailyUsage.add(access, computeUnits);
    keyLimiter.add(access, computeUnits);
  }
}
