import type { Dispatcher } from 'undici';
import type { ErrorCode } from '@onepoint/gateway-errors';
import { judgeAnswer, type ExpectedAnswer } from '../rpc/judge-answer.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import { type AnswerSink, HeldAnswer, isEncoded, type ResponseHeaders } from './answer-sinks.ts';

interface UpstreamCallOptions {
  /** Nodes in the order to try them, at least one. */
  readonly candidates: readonly HttpUpstream[];
  readonly body: Buffer | string;
  readonly expected: ExpectedAnswer;
  /** Whether another node may be asked after one may have received the request. */
  readonly isRepeatable: boolean;
  /** Time until a response starts, across all nodes, including waiting for a connection. */
  readonly timeoutMs: number;
  readonly sink: AnswerSink;
}

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/**
 * One request to a chain's nodes: tries the next node if one fails before the client received anything, and reports one outcome. Small
 * responses are buffered and validated. For large ones, which are streamed, only the start and end are checked.
 */
export class UpstreamCall implements Dispatcher.DispatchHandler {
  readonly #options: UpstreamCallOptions;
  readonly #attempts: readonly HttpUpstream[];
  #attempt = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #deadline = 0;
  #contentLength: string | undefined;
  #held = new HeldAnswer();
  #isStreaming = false;
  #isDone = false;

  constructor(options: UpstreamCallOptions) {
    this.#options = options;
    const [only, ...others] = options.candidates;
    // A node may close a kept-alive connection just as it is used: with a single node, the second attempt goes to the same node.
    this.#attempts = only !== undefined && others.length === 0 ? [only, only] : options.candidates;
  }

  start(): void {
    this.#deadline = performance.now() + this.#options.timeoutMs;
    this.#wait();
    this.#dispatch();
  }

  /** The client disconnected: cancels the node's work as well. */
  abandon(): void {
    if (this.#isDone) return;
    this.#settle();
    this.#options.sink.abandon();
    this.#controller?.abort(new Error('The client closed the connection'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#isDone) controller.abort(new Error('The request was given up while it waited'));
    else this.#controller = controller;
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    // Skip informational responses (103 Early Hints).
    if (this.#isDone || status < 200) return;
    if (status !== 200 || isEncoded(headers)) {
      controller.abort(new Error(`The node answered with status ${status}, or compressed`));
      return;
    }
    clearTimeout(this.#timer);
    const length = headers['content-length'];
    this.#contentLength = typeof length === 'string' ? length : undefined;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isDone) return;
    const { stream } = this.#options.sink;
    this.#held.add(chunk);
    if (stream === null || (!this.#isStreaming && !this.#held.isLarge)) return;
    if (!this.#isStreaming) {
      if (!this.#held.startsAsJson) {
        controller.abort(new Error('The node answered with what is no JSON'));
        return;
      }
      this.#isStreaming = true;
      stream.start(this.#contentLength);
    }
    const isReady = this.#held.takeAllButLast().map((part) => stream.data(part));
    if (isReady.every(Boolean)) return;
    controller.pause();
    stream.onReady(() => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#isDone) return;
    if (this.#isStreaming) this.#endStream();
    else this.#endHeld();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#isDone) return;
    const isTimeout = 'code' in error && typeof error.code === 'string' && timeoutCodes.has(error.code);
    this.#attemptFailed(isTimeout ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED');
  }

  /** The rest is sent only if the response ends like JSON. Otherwise, the client sees a broken connection. */
  #endStream(): void {
    const { sink } = this.#options;
    if (!this.#held.endsAsItStarted || sink.stream === null) {
      this.#attemptFailed('UPSTREAM_FAILED');
      return;
    }
    this.#settle();
    this.#upstream()?.succeeded();
    for (const chunk of this.#held.takeAll()) sink.stream.data(chunk);
    sink.stream.end();
  }

  #endHeld(): void {
    const body = Buffer.concat(this.#held.takeAll());
    const verdict = judgeAnswer(body, this.#options.expected);
    if (verdict.kind === 'broken') {
      this.#attemptFailed('UPSTREAM_FAILED');
      return;
    }
    this.#settle();
    this.#upstream()?.succeeded();
    this.#options.sink.answer(body, verdict.failed);
  }

  #attemptFailed(code: ErrorCode): void {
    this.#upstream()?.failed(performance.now());
    const mayHaveArrived = this.#controller !== undefined;
    const isLast = this.#attempt + 1 >= this.#attempts.length;
    const isFinal = code === 'UPSTREAM_TIMEOUT' || this.#isStreaming || isLast || (mayHaveArrived && !this.#options.isRepeatable);
    if (isFinal) {
      this.#finish(code);
      return;
    }
    this.#attempt += 1;
    this.#controller = undefined;
    this.#held = new HeldAnswer();
    this.#wait();
    this.#dispatch();
  }

  #upstream(): HttpUpstream | undefined {
    return this.#attempts[this.#attempt];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#finish('UPSTREAM_TIMEOUT'), Math.max(0, this.#deadline - performance.now()));
  }

  #dispatch(): void {
    const upstream = this.#upstream();
    if (upstream === undefined) {
      this.#finish('UPSTREAM_FAILED');
      return;
    }
    upstream.pool.dispatch({ method: 'POST', path: upstream.path, headers: upstream.headers, body: this.#options.body }, this);
  }

  #finish(code: ErrorCode): void {
    if (this.#isDone) return;
    this.#settle();
    this.#controller?.abort(new Error(code));
    this.#options.sink.fail(code);
  }

  #settle(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
  }
}
