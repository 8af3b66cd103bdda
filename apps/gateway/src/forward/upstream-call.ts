import type { Dispatcher } from 'undici';
import type { ErrorCode } from '@onepoint/gateway-errors';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import type { AnswerSink } from './answer-sink.ts';

export interface UpstreamCallOptions {
  /** Nodes in the order in which to try them; at least one. */
  readonly candidates: readonly HttpUpstream[];
  readonly body: Buffer | string;
  /** Whether another node may be asked after one may have seen the request. */
  readonly isRepeatable: boolean;
  /** Until an answer starts, over all nodes, waiting for a connection included. */
  readonly timeoutMs: number;
  readonly sink: AnswerSink;
}

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** One request to a chain's nodes: tries the next node when one fails before it answered, and reports one outcome. */
export class UpstreamCall implements Dispatcher.DispatchHandler {
  readonly #options: UpstreamCallOptions;
  readonly #attempts: readonly HttpUpstream[];
  #attempt = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasAnswer = false;
  #isDone = false;

  constructor(options: UpstreamCallOptions) {
    this.#options = options;
    const [only, ...others] = options.candidates;
    // A kept connection may be closed by the node just as it is used: with a single node the second try goes to the same one.
    this.#attempts = only !== undefined && others.length === 0 ? [only, only] : options.candidates;
  }

  start(): void {
    this.#timer = setTimeout(() => this.#finish('UPSTREAM_TIMEOUT'), this.#options.timeoutMs);
    this.#dispatch();
  }

  /** The client is gone: stops the node's work as well. */
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

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (this.#isDone) return;
    if (status !== 200) {
      controller.abort(new Error(`The node answered with status ${status}`));
      return;
    }
    clearTimeout(this.#timer);
    this.#hasAnswer = true;
    this.#upstream()?.succeeded();
    const length = headers['content-length'];
    this.#options.sink.start(typeof length === 'string' ? length : undefined);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isDone || this.#options.sink.data(chunk)) return;
    controller.pause();
    this.#options.sink.onReady(() => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#isDone) return;
    this.#settle();
    this.#options.sink.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#isDone) return;
    this.#upstream()?.failed(performance.now());
    const mayHaveArrived = this.#controller !== undefined;
    const isTimeout = 'code' in error && typeof error.code === 'string' && timeoutCodes.has(error.code);
    const isLast = this.#attempt + 1 >= this.#attempts.length;
    if (isTimeout) this.#finish('UPSTREAM_TIMEOUT');
    else if (this.#hasAnswer || isLast || (mayHaveArrived && !this.#options.isRepeatable)) this.#finish('UPSTREAM_FAILED');
    else {
      this.#attempt += 1;
      this.#controller = undefined;
      this.#dispatch();
    }
  }

  #upstream(): HttpUpstream | undefined {
    return this.#attempts[this.#attempt];
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
