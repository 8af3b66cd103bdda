import type { ErrorCode } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { answerError } from '../http/answer-error.ts';
import type { Exchange } from '../http/exchange.ts';
import { responseHeaders } from '../http/response-headers.ts';
import { log } from '../log.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import type { AnswerSink, AnswerStream } from './answer-sink.ts';
import { findFailedCalls } from './find-failed-calls.ts';

/** Larger answers are not searched for errors: they are data. */
const searchedBytesMax = 262_144;

/** Passes a node's bytes on untouched; those of a large answer as they come, and looks at them for the statistics of errors. */
export class StreamedSink implements AnswerSink, AnswerStream {
  readonly stream = this;
  readonly #exchange: Exchange;
  readonly #rpc: RpcRequest;
  readonly #usage: CallUsage;
  #seen: Buffer[] = [];
  #seenBytes = 0;

  constructor(exchange: Exchange, rpc: RpcRequest, usage: CallUsage) {
    this.#exchange = exchange;
    this.#rpc = rpc;
    this.#usage = usage;
  }

  /** Counted after the answer was handed to the kernel: a killed process has never counted what it did not answer. */
  answer(body: Buffer, failed: ReadonlySet<number>): void {
    this.start(String(body.length));
    this.#exchange.response.end(body);
    this.#usage.answered(failed);
  }

  start(contentLength: string | undefined): void {
    const headers = responseHeaders(this.#exchange.requestId);
    if (contentLength !== undefined) headers['content-length'] = contentLength;
    this.#exchange.response.writeHead(200, headers);
  }

  data(chunk: Buffer): boolean {
    this.#seenBytes += chunk.length;
    if (this.#seenBytes <= searchedBytesMax) this.#seen.push(chunk);
    else this.#seen = [];
    return this.#exchange.response.write(chunk);
  }

  onReady(listener: () => void): void {
    this.#exchange.response.once('drain', listener);
  }

  end(): void {
    this.#exchange.response.end();
    this.#usage.answered(findFailedCalls(this.#rpc, this.#seen));
  }

  fail(code: ErrorCode): void {
    answerError(this.#exchange, new GatewayError(code), log);
  }

  abandon(): void {
    this.#usage.abandoned();
  }
}
