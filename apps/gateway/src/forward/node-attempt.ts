import { type ClientSpan, startClientSpan, type TraceContext } from '@onepoint/tracing';
import type { Dispatcher } from 'undici';
import { type ExpectedAnswer, type FailedCalls, judgeAnswer } from '../rpc/judge-answer.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import { HeldAnswer, isEncoded, type ResponseHeaders } from './answer-sinks.ts';
import type { HeldMemory } from './held-memory.ts';

/** Statuses that mean that a node didn't process the request, so that even a transaction can be sent to another node. */
const notProcessed = new Set([401, 403, 429, 503]);

export interface AttemptFailure {
  readonly code: 'UPSTREAM_FAILED' | 'UPSTREAM_TIMEOUT' | 'RESPONSE_TOO_LARGE';
  readonly mayHaveArrived: boolean;
}

export interface NodeAnswer {
  readonly body: Buffer;
  readonly value: unknown;
  readonly failed: FailedCalls;
}

export interface AttemptListener {
  onAnswer(attempt: NodeAttempt, answer: NodeAnswer): void;
  /** Called if the response is too large to buffer. Returns where to send it, or null if it isn't needed. */
  onLarge(attempt: NodeAttempt, contentLength: string | undefined): AttemptStream | null;
  onFailure(attempt: NodeAttempt, failure: AttemptFailure): void;
}

export interface AttemptStream {
  data(chunk: Buffer): boolean;
  onReady(listener: () => void): void;
  end(): void;
}

interface NodeAttemptOptions {
  readonly upstream: HttpUpstream;
  readonly body: Buffer | string;
  /** The body contains block numbers instead of tags. */
  readonly isResolved: boolean;
  readonly expected: ExpectedAnswer;
  readonly isStreamed: boolean;
  readonly memory: HeldMemory;
  readonly listener: AttemptListener;
  /** Parent of the request's span. @default the active context */
  readonly trace?: TraceContext;
}

/**
 * One request to one node, with exactly one outcome. A small response is buffered and validated before the client gets any of it. Of a
 * large one, only the beginning and the end are validated.
 */
export class NodeAttempt implements Dispatcher.DispatchHandler {
  readonly upstream: HttpUpstream;
  readonly startedAt = performance.now();
  readonly #options: NodeAttemptOptions;
  readonly #held = new HeldAnswer();
  #heldBytes = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #contentLength: string | undefined;
  #stream: AttemptStream | null = null;
  #isDone = false;
  #span: ClientSpan | null = null;

  constructor(options: NodeAttemptOptions) {
    this.#options = options;
    this.upstream = options.upstream;
  }

  get isResolved(): boolean {
    return this.#options.isResolved;
  }

  get isStreaming(): boolean {
    return this.#stream !== null;
  }

  startText(): string {
    return this.#held.text();
  }

  start(): void {
    const { pool, path, headers, series, timeoutMs } = this.upstream;
    this.#span = startClientSpan('ask a node', { 'onepoint.node': series?.name ?? '' }, this.#options.trace);
    const sent = this.#span === null ? headers : { ...headers, ...this.#span.headers };
    const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    pool.dispatch({ method: 'POST', path, headers: sent, body: this.#options.body, ...timeouts }, this);
  }

  /** Aborts the request, which doesn't count for or against the node. */
  cancel(): void {
    if (this.#isDone) return;
    this.#drop();
    this.#span?.end();
    this.#controller?.abort(new Error('The response is not needed any more'));
  }

  timeOut(): void {
    this.#fail('UPSTREAM_TIMEOUT');
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#isDone) controller.abort(new Error('The request was canceled while it waited'));
    else this.#controller = controller;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    // Skip informational responses (103 Early Hints).
    if (this.#isDone || status < 200) return;
    this.#status = status;
    if (isEncoded(headers) || notProcessed.has(status)) {
      this.#fail('UPSTREAM_FAILED', parseRetryAfterMs(headers['retry-after']));
      return;
    }
    const length = headers['content-length'];
    this.#contentLength = typeof length === 'string' ? length : undefined;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isDone) return;
    this.#held.add(chunk);
    if (!this.#options.isStreamed) {
      if (this.#options.memory.take(chunk.length)) this.#heldBytes += chunk.length;
      else this.#giveUp();
      return;
    }
    if (this.#stream === null && !this.#held.isLarge) return;
    if (this.#stream === null) {
      // With any other status, a large response is an error page.
      if (!this.#held.startsAsJson || this.#status !== 200) {
        this.#fail('UPSTREAM_FAILED');
        return;
      }
      this.#stream = this.#options.listener.onLarge(this, this.#contentLength);
    }
    const stream = this.#stream;
    if (stream === null || this.#held.takeAllButLast().every((part) => stream.data(part))) return;
    controller.pause();
    stream.onReady(() => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#isDone) return;
    if (this.#stream !== null) this.#endStream(this.#stream);
    else this.#endHeld();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const isTimeout = 'code' in error && typeof error.code === 'string' && timeoutCodes.has(error.code);
    this.#fail(isTimeout ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED');
  }

  /** Sends the last part only if the response ends like JSON. Otherwise, the client sees a broken connection. */
  #endStream(stream: AttemptStream): void {
    if (!this.#held.endsAsItStarted) {
      this.#fail('UPSTREAM_FAILED');
      return;
    }
    this.#succeed();
    for (const chunk of this.#held.takeAll()) stream.data(chunk);
    stream.end();
  }

  /** Some nodes send JSON-RPC errors with a status other than 200. They answer the call, so the client gets them. */
  #endHeld(): void {
    const body = Buffer.concat(this.#held.takeAll());
    const verdict = judgeAnswer(body, this.#options.expected);
    if (verdict.kind === 'broken' || (this.#status !== 200 && verdict.failed.size === 0)) {
      this.#fail('UPSTREAM_FAILED');
      return;
    }
    this.#succeed();
    this.#options.listener.onAnswer(this, { body, value: verdict.value, failed: verdict.failed });
  }

  #succeed(): void {
    this.#isDone = true;
    const now = performance.now();
    this.upstream.health.succeeded(now);
    this.upstream.series?.answered(now - this.startedAt);
    this.#span?.end();
  }

  /** Ends an attempt whose response is too large for us, which isn't the node's fault. */
  #giveUp(): void {
    this.#drop();
    this.#span?.end('RESPONSE_TOO_LARGE');
    this.#controller?.abort(new Error('The response is too large to be assembled'));
    this.#options.listener.onFailure(this, { code: 'RESPONSE_TOO_LARGE', mayHaveArrived: true });
  }

  #drop(): void {
    this.#isDone = true;
    this.#options.memory.give(this.#heldBytes);
  }

  #fail(code: AttemptFailure['code'], retryAfterMs = 0): void {
    if (this.#isDone) return;
    this.#drop();
    this.upstream.health.failed(performance.now(), retryAfterMs);
    this.upstream.series?.failed(code === 'UPSTREAM_TIMEOUT' ? 'timed_out' : 'failed');
    this.#span?.end(code);
    const mayHaveArrived = this.#controller !== undefined && !notProcessed.has(this.#status);
    this.#controller?.abort(new Error('The node failed'));
    this.#options.listener.onFailure(this, { code, mayHaveArrived });
  }
}

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Parses `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); 0 without one. */
function parseRetryAfterMs(value: string | string[] | undefined, nowMs = Date.now()): number {
  if (typeof value !== 'string') return 0;
  if (/^\d{1,9}$/u.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - nowMs);
}
