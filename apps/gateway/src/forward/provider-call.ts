import type { Dispatcher } from 'undici';
import type { ProviderUpstream } from '../upstreams/provider-upstreams.ts';
import { judgeProviderAnswer } from './judge-provider-answer.ts';

/** Larger answers are asked of our own nodes, which stream them: this is what is held in memory for a provider's call. */
export const heldBytesMax = 1_048_576;

export interface ProviderCallOptions {
  readonly provider: ProviderUpstream;
  readonly body: Buffer | string;
  /** Until the answer is whole. */
  readonly timeoutMs: number;
  /** The provider's whole answer. */
  readonly onAnswer: (answer: Buffer) => void;
  /**
   * The provider did not answer, or not well enough to be passed on. Nothing has reached the client. Whether it failed: an error of the call
   * itself, and an answer too large to be held, are no fault of the node.
   */
  readonly onFailure: (isItsFault: boolean) => void;
  /** The client left while the provider was being waited for. */
  readonly onAbandon: () => void;
}

/**
 * One request to a provider's node. Its answer is held until it is whole, so that nothing a provider does can lose a request: whatever goes
 * wrong, the caller can still ask somebody else. Calls exactly one of `onAnswer`, `onFailure` and `onAbandon`.
 */
export class ProviderCall implements Dispatcher.DispatchHandler {
  readonly #options: ProviderCallOptions;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isDone = false;

  constructor(options: ProviderCallOptions) {
    this.#options = options;
  }

  start(): void {
    const { provider, body, timeoutMs } = this.#options;
    this.#timer = setTimeout(() => this.#fail(true), timeoutMs);
    const { pool, path, headers } = provider.upstream;
    pool.dispatch({ method: 'POST', path, headers, body }, this);
  }

  /** The client is gone. */
  abandon(): void {
    if (this.#isDone) return;
    this.#settle();
    this.#options.onAbandon();
    this.#controller?.abort(new Error('The client closed the connection'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isDone) controller.abort(new Error('The request was given up while it waited'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    if (status !== 200) this.#fail(true);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > heldBytesMax) this.#fail(false);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#isDone) return;
    const answer = Buffer.concat(this.#chunks);
    const verdict = judgeProviderAnswer(answer);
    if (verdict !== 'good') {
      this.#fail(verdict === 'broken');
      return;
    }
    this.#settle();
    this.#options.provider.upstream.succeeded();
    this.#options.onAnswer(answer);
  }

  onResponseError(): void {
    this.#fail(true);
  }

  #fail(isItsFault: boolean): void {
    if (this.#isDone) return;
    this.#settle();
    if (isItsFault) this.#options.provider.upstream.failed(performance.now());
    this.#controller?.abort(new Error('The provider is not waited for'));
    this.#options.onFailure(isItsFault);
  }

  #settle(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
  }
}
