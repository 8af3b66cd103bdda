import { activeTrace, type ClientSpan, startClientSpan } from '@onepoint/tracing';
import type { Dispatcher } from 'undici';
import { type ExpectedAnswer, type FailedCalls, judgeAnswer, noFailures } from '../rpc/judge-answer.ts';
import { rawId, type RpcRequest } from '../rpc/parse-request.ts';
import { rawArrayItems, rawErrorCode, rawObjectValues } from '../rpc/raw-json.ts';
import type { ProviderUpstream } from '../upstreams/provider-upstreams.ts';
import { isEncoded, isForeignType, type ResponseHeaders } from './answer-sinks.ts';

const sends = /_(?:send|submit)/u;

/** Whether the calls can be sent to a second node although the first might have received them. A transaction must not be sent twice. */
export function isRepeatable(rpc: RpcRequest): boolean {
  return !rpc.calls.some((call) => sends.test(call.method));
}

/** Methods that use the node's own state, change something, or describe the node itself. */
const ownBusiness =
  /^eth_(?:new|uninstall|getFilter|send|submit|sign|accounts|coinbase|mining|hashrate|getWork|syncing|subscri|unsubscri)/u;

/** Whether any node of the chain can answer, so that providers can be used: `eth_` calls that only read the chain. */
export function isPortable(rpc: RpcRequest): boolean {
  return rpc.calls.every(({ method }) => method.startsWith('eth_') && !ownBusiness.test(method));
}

/** Methods that return a number, a hash, or a word. */
const small =
  /^eth_(?:blockNumber|chainId|gasPrice|maxPriorityFeePerGas|blobBaseFee|estimateGas|getBalance|getTransactionCount|getStorageAt|getBlockTransactionCountBy\w+|getUncleCountBy\w+)$/u;

/** Larger requests can contain ids that make even small responses large. */
const smallBodyBytesMax = 65_536;

/** Whether no valid response to these calls comes near the buffer size for providers, so that a larger one is the provider's fault. */
export function hasSmallAnswer(rpc: RpcRequest, bodyBytes: number): boolean {
  return bodyBytes <= smallBodyBytesMax && rpc.calls.every(({ method }) => small.test(method));
}

/** Finds the calls that returned an error. A text search skips most responses, which contain none. */
export function findFailedCalls(rpc: RpcRequest, chunks: readonly Buffer[]): FailedCalls {
  const [first] = chunks;
  if (first === undefined) return noFailures;
  const bytes = chunks.length === 1 ? first : Buffer.concat(chunks);
  if (!bytes.includes('"error"')) return noFailures;
  const text = bytes.toString().trim();
  if (!isJson(text)) return noFailures;
  if (!text.startsWith('[')) {
    const error = rawObjectValues(text).get('error');
    return error === undefined ? noFailures : new Map([...rpc.calls.keys()].map((index) => [index, rawErrorCode(error)]));
  }
  const codes = new Map(
    rawArrayItems(text)
      .map((item) => rawObjectValues(item))
      .filter((values) => values.has('error'))
      .map((values) => [values.get('id'), rawErrorCode(values.get('error'))]),
  );
  return new Map(
    [...rpc.calls.entries()].flatMap(([index, call]) => {
      const code = codes.get(rawId(call));
      return code === undefined ? [] : [[index, code]];
    }),
  );
}

/** Scanning raw JSON requires valid text. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Buffer size for a provider's response. If it doesn't fit, our own nodes are asked, whose responses can be streamed. */
const providerBytesMax = 1_048_576;

/** Errors that concern the node instead of the call: resource unavailable, limit exceeded (EIP-1474), internal error (JSON-RPC 2.0). */
const nodeTroubles = new Set([-32_002, -32_005, -32_603]);

interface ProviderCallOptions {
  readonly provider: ProviderUpstream;
  readonly body: Buffer | string;
  readonly expected: ExpectedAnswer;
  readonly isSmall: boolean;
  /** Until the response is complete. */
  readonly timeoutMs: number;
  /** Called with the provider's complete response, as text and parsed, which has a result for each call. */
  readonly onAnswer: (answer: Buffer, value: unknown) => void;
  /**
   * Called if the provider didn't respond, or its response can't be used. Nothing was sent to the client. The argument is false for an
   * error of the call itself, and for a valid response that is too large to buffer.
   */
  readonly onFailure: (isItsFault: boolean) => void;
  readonly onAbandon: () => void;
}

/**
 * One request to a provider's node. The response is buffered until it is complete, so that a provider can never lose a request: if
 * anything goes wrong, the caller can still ask another node. Calls exactly one of `onAnswer`, `onFailure`, and `onAbandon`.
 */
export class ProviderCall implements Dispatcher.DispatchHandler {
  readonly #options: ProviderCallOptions;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  readonly #startedAt = performance.now();
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isDone = false;
  #span: ClientSpan | null = null;
  /** Captured early, because the call can wait for a connection and start in another context. */
  readonly #trace = activeTrace();

  constructor(options: ProviderCallOptions) {
    this.#options = options;
  }

  start(): void {
    const { provider, body, timeoutMs } = this.#options;
    this.#timer = setTimeout(() => this.#fail(true), timeoutMs);
    const { pool, path, headers, series } = provider.upstream;
    // Send no `traceparent`, because the provider's node isn't ours.
    this.#span = startClientSpan('ask a provider', { 'onepoint.node': series?.name ?? '' }, this.#trace);
    pool.dispatch({ method: 'POST', path, headers, body }, this);
  }

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

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    // Skip informational responses (103 Early Hints).
    if (status < 200) return;
    if (status !== 200 || isEncoded(headers) || isForeignType(headers)) this.#fail(true);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > providerBytesMax) this.#fail(this.#options.isSmall);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#isDone) return;
    const answer = Buffer.concat(this.#chunks);
    const verdict = judgeAnswer(answer, this.#options.expected);
    if (verdict.kind !== 'answered') this.#fail(true);
    else if (verdict.failed.size > 0) this.#fail([...verdict.failed.values()].some((code) => code !== null && nodeTroubles.has(code)));
    else {
      this.#settle();
      const { health, series } = this.#options.provider.upstream;
      const now = performance.now();
      health.succeeded(now);
      series?.answered(now - this.#startedAt);
      this.#options.onAnswer(answer, verdict.value);
    }
  }

  onResponseError(): void {
    this.#fail(true);
  }

  #fail(isItsFault: boolean): void {
    if (this.#isDone) return;
    this.#settle(isItsFault ? 'UPSTREAM_FAILED' : undefined);
    if (isItsFault) {
      const { health, series } = this.#options.provider.upstream;
      health.failed(performance.now());
      series?.failed('failed');
    }
    this.#controller?.abort(new Error('The provider is not waited for'));
    this.#options.onFailure(isItsFault);
  }

  #settle(failure?: string): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    this.#span?.end(failure);
  }
}
