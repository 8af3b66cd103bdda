import type { ErrorCode } from '@onepoint/gateway-errors';
import { activeTrace } from '@onepoint/tracing';
import type { HeadGuard } from '../heads/head-guard.ts';
import type { ExpectedAnswer, FailedCalls } from '../rpc/judge-answer.ts';
import type { CallLatencies, HedgeBudget } from '../upstreams/call-latencies.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import type { AnswerSink } from './answer-sinks.ts';
import type { HeldMemory } from './held-memory.ts';
import { type AttemptFailure, type AttemptListener, type AttemptStream, NodeAttempt, type NodeAnswer } from './node-attempt.ts';

/** No second node is tried before this, because it would rarely respond earlier. */
const hedgeMinMs = 30;
/** Time until a second node is tried if the method's usual latency is unknown. */
const hedgeUnknownMs = 1_000;

interface Hedging {
  readonly latencies: CallLatencies;
  readonly budget: HedgeBudget;
  readonly method: string;
}

interface UpstreamCallOptions {
  /** In the order in which to try them. */
  readonly candidates: readonly HttpUpstream[];
  readonly body: Buffer | string;
  readonly expected: ExpectedAnswer;
  /** Another node can be tried even if one might have processed the request. */
  readonly isRepeatable: boolean;
  /** Time until a response starts, across all nodes and including the wait for a connection. */
  readonly timeoutMs: number;
  /** Time until one node's response is complete or too large to buffer, if another node can be asked afterward. */
  readonly tryTimeoutMs: number;
  readonly hedging: Hedging;
  readonly memory: HeldMemory;
  /** The request with block numbers, for the node that knows these blocks. Null if all nodes get the same request. */
  readonly resolved: ResolvedRequest | null;
  /** Rejects answers that are behind the caller's last seen block. Null if the calls don't show the chain's height. */
  readonly heads: HeadGuard | null;
  /** Called once before the client gets a node's answer. */
  readonly onAnswered?: () => void;
  readonly sink: AnswerSink;
}

/** A request with block numbers instead of `latest`, whose answer can be cached. */
export interface ResolvedRequest {
  readonly body: string;
  isFor(nodeTag: string): boolean;
  /** Whether the node might not have the blocks. Then it is asked for its latest ones instead. */
  isDoubtful(answer: unknown, failed: FailedCalls): boolean;
}

interface BehindAnswer {
  readonly tag: string;
  readonly answer: NodeAnswer | null;
}

/**
 * One request to a chain's nodes, with exactly one outcome. Tries the next node if one fails before the client has received anything. A
 * call that can be repeated is also sent to a second node if the first takes longer than usual; the first response wins.
 */
export class UpstreamCall implements AttemptListener {
  readonly #options: UpstreamCallOptions;
  readonly #queue: readonly HttpUpstream[];
  readonly #startedAt = performance.now();
  /** The request's trace context, because calls that wait for a connection start in another one. */
  readonly #trace = activeTrace();
  readonly #deadline: number;
  #next = 0;
  #running: NodeAttempt[] = [];
  #hedgeAt = Infinity;
  #timer: NodeJS.Timeout | undefined;
  #behind: BehindAnswer | null = null;
  #isDone = false;

  constructor(options: UpstreamCallOptions) {
    this.#options = options;
    this.#deadline = this.#startedAt + options.timeoutMs;
    const [only, ...others] = options.candidates;
    // A node can close a kept-alive connection just as it is reused, so a single node is tried twice.
    this.#queue = only !== undefined && others.length === 0 ? [only, only] : options.candidates;
  }

  start(): void {
    const { hedging, isRepeatable, candidates } = this.#options;
    if (candidates.length === 0) {
      this.#finish('UPSTREAM_FAILED');
      return;
    }
    hedging.budget.earn();
    if (isRepeatable && candidates.length > 1) {
      const p95Ms = hedging.latencies.p95Ms(hedging.method);
      this.#hedgeAt = this.#startedAt + Math.max(hedgeMinMs, p95Ms ?? hedgeUnknownMs);
    }
    this.#try();
  }

  /** Call when the client has disconnected. Aborts the nodes' work as well. */
  abandon(): void {
    if (this.#isDone) return;
    this.#settle(null);
    this.#options.sink.abandon();
  }

  onAnswer(attempt: NodeAttempt, answer: NodeAnswer): void {
    const { heads, resolved, sink } = this.#options;
    if (attempt.isResolved && resolved?.isDoubtful(answer.value, answer.failed) === true) {
      this.#running = this.#running.filter((other) => other !== attempt);
      this.#ask(attempt.upstream, false);
      return;
    }
    if (heads !== null) {
      attempt.upstream.health.saw(heads.heightOf(answer.value));
      if (!heads.admits(answer.value)) {
        this.#passOver(attempt, answer);
        return;
      }
    }
    this.#win(attempt);
    this.#settle(attempt);
    sink.answer(answer.body, answer.failed, { nodeTag: attempt.upstream.tag, isResolved: attempt.isResolved });
  }

  onLarge(attempt: NodeAttempt, contentLength: string | undefined): AttemptStream | null {
    const { stream } = this.#options.sink;
    if (stream === null) return null;
    if (this.#options.heads?.admitsStart(attempt.startText()) === false) {
      attempt.cancel();
      this.#passOver(attempt, null);
      return null;
    }
    this.#win(attempt);
    clearTimeout(this.#timer);
    this.#cancelAllBut(attempt);
    stream.start(contentLength, { nodeTag: attempt.upstream.tag, isResolved: attempt.isResolved });
    return {
      data: (chunk) => stream.data(chunk),
      onReady: (listener) => stream.onReady(listener),
      end: () => {
        this.#settle(attempt);
        stream.end();
      },
    };
  }

  onFailure(attempt: NodeAttempt, { code, mayHaveArrived }: AttemptFailure): void {
    if (this.#isDone) return;
    this.#running = this.#running.filter((other) => other !== attempt);
    const isFinal = code === 'RESPONSE_TOO_LARGE' || attempt.isStreaming;
    if (isFinal || (mayHaveArrived && !this.#options.isRepeatable)) this.#finish(code);
    else if (this.#running.length > 0) this.#wait();
    else if (this.#canTryAnother(code === 'UPSTREAM_TIMEOUT')) this.#try();
    else this.#finish(code);
  }

  /** Skips a node that is behind the caller's last seen block, which isn't a failure. Another node might be further ahead. */
  #passOver(attempt: NodeAttempt, answer: NodeAnswer | null): void {
    this.#running = this.#running.filter((other) => other !== attempt);
    this.#behind ??= { tag: attempt.upstream.tag, answer };
    if (this.#running.length > 0) this.#wait();
    else if (this.#canTryAnother(false)) this.#try();
    else this.#finish('NODES_BEHIND');
  }

  /** A single node is tried again after a failure, but not after a timeout. */
  #canTryAnother(isTimeout: boolean): boolean {
    return this.#next < this.#queue.length && !(isTimeout && this.#options.candidates.length === 1) && performance.now() < this.#deadline;
  }

  #try(): void {
    const upstream = this.#queue[this.#next];
    if (upstream === undefined) return;
    this.#next += 1;
    this.#ask(upstream, this.#options.resolved?.isFor(upstream.tag) ?? false);
  }

  #ask(upstream: HttpUpstream, isResolved: boolean): void {
    const { resolved, expected, sink, memory } = this.#options;
    const body = isResolved && resolved !== null ? resolved.body : this.#options.body;
    const attempt = new NodeAttempt({
      upstream,
      body,
      isResolved,
      expected,
      isStreamed: sink.stream !== null,
      memory,
      listener: this,
      trace: this.#trace,
    });
    this.#running.push(attempt);
    this.#wait();
    attempt.start();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const dueAt = Math.min(
      this.#deadline,
      this.#isHedgePossible() ? this.#hedgeAt : Infinity,
      ...this.#running.map((one) => this.#endOf(one)),
    );
    this.#timer = setTimeout(() => this.#check(), Math.max(0, dueAt - now));
  }

  #isHedgePossible(): boolean {
    return this.#running.length === 1 && this.#next < this.#queue.length && this.#hedgeAt < Infinity;
  }

  /**
   * Deadline of an attempt. The last attempt gets all the remaining time, and so does a transaction that might have arrived, because it
   * isn't sent to another node.
   */
  #endOf(attempt: NodeAttempt): number {
    const isLast = this.#next >= this.#queue.length || !this.#options.isRepeatable || this.#options.candidates.length === 1;
    return isLast ? this.#deadline : Math.min(this.#deadline, attempt.startedAt + this.#options.tryTimeoutMs);
  }

  #check(): void {
    const now = performance.now();
    for (const attempt of this.#running.filter((one) => this.#endOf(one) <= now)) {
      attempt.timeOut();
      if (this.#isDone) return;
    }
    if (this.#isHedgePossible() && this.#hedgeAt <= now) {
      this.#hedgeAt = Infinity;
      if (this.#options.hedging.budget.spend()) {
        this.#try();
        return;
      }
    }
    this.#wait();
  }

  #win(attempt: NodeAttempt): void {
    this.#options.onAnswered?.();
    const { latencies, method } = this.#options.hedging;
    latencies.add(method, performance.now() - attempt.startedAt);
    for (const other of this.#running) if (other.startedAt < attempt.startedAt) other.upstream.health.overtaken(performance.now());
  }

  #finish(code: ErrorCode): void {
    if (this.#isDone) return;
    this.#settle(null);
    const { heads, sink } = this.#options;
    const { tag, answer } = this.#behind ?? { tag: '', answer: null };
    const raised = answer === null ? null : (heads?.raised(answer.body.toString()) ?? null);
    if (answer !== null && raised !== null) sink.answer(Buffer.from(raised), answer.failed, { nodeTag: tag, isResolved: false });
    else sink.fail(this.#behind === null ? code : 'NODES_BEHIND');
  }

  #settle(winner: NodeAttempt | null): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    this.#cancelAllBut(winner);
  }

  #cancelAllBut(winner: NodeAttempt | null): void {
    for (const attempt of this.#running) if (attempt !== winner) attempt.cancel();
    this.#running = winner === null ? [] : [winner];
  }
}
