import type { ErrorCode } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { answerError, type Exchange, responseHeaders, sendAnswer } from '../http/answer.ts';
import { log } from '../log.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import { composeAnswer } from '../rpc/compose-answer.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import { findFailedCalls } from './provider-call.ts';

export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

const jsonTypes = /^(?:application\/(?:[\w.+-]*\+)?json(?:-?rpc|request)?|text\/(?:json|plain))\s*(?:;|$)/iu;

/** Whether a body is compressed, which nobody asked for: requests to nodes say `accept-encoding: identity`. */
export function isEncoded(headers: ResponseHeaders): boolean {
  const encoding = String(headers['content-encoding'] ?? '').trim();
  return encoding !== '' && encoding.toLowerCase() !== 'identity';
}

/** Whether a body is announced as something other than JSON. No type at all is fine, and so is plain text, as some nodes have it. */
export function isForeignType(headers: ResponseHeaders): boolean {
  const type = headers['content-type'];
  return type !== undefined && !jsonTypes.test(String(type).trim());
}

/** Where a node's answer goes. One of `answer`, `fail`, `abandon` and `stream.end` is called last, and nothing after it. */
export interface AnswerSink {
  /** Takes answers too large to be held as they come; null where an answer is needed whole, whatever its size. */
  readonly stream: AnswerStream | null;
  /** A whole answer that fits the request; `failed` are the indexes of calls whose answer is an error. */
  answer(body: Buffer, failed: ReadonlySet<number>): void;
  /** No node answered, or the answer broke off. */
  fail(code: ErrorCode): void;
  /** The client went away after the node was asked. */
  abandon(): void;
}

export interface AnswerStream {
  /** The node answers with a body of this length, if it said so. */
  start(contentLength: string | undefined): void;
  /** Returns false when `onReady` is to be awaited before more. */
  data(chunk: Buffer): boolean;
  onReady(listener: () => void): void;
  end(): void;
}

/** Answers up to this size are held until they are whole, and judged before the client sees any of them. */
const heldBytesMax = 16_384;

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The part of a node's answer that was not passed on yet, and the first and last characters of all of it. */
export class HeldAnswer {
  #chunks: Buffer[] = [];
  #bytes = 0;
  #first = '';
  #last = '';

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#first === '') this.#first = edge(chunk, 0, 1);
    this.#last = edge(chunk, chunk.length - 1, -1) || this.#last;
  }

  /** Whether more came than is held before it is passed on. */
  get isLarge(): boolean {
    return this.#bytes > heldBytesMax;
  }

  get startsAsJson(): boolean {
    return Object.hasOwn(closers, this.#first);
  }

  get endsAsItStarted(): boolean {
    return closers[this.#first] === this.#last;
  }

  /** The last chunk stays: the client gets the end of an answer only when it is known to be one. */
  takeAllButLast(): Buffer[] {
    return this.#chunks.splice(0, this.#chunks.length - 1);
  }

  takeAll(): Buffer[] {
    return this.#chunks.splice(0);
  }
}

/** The character nearest to an end of a chunk that is no white space; empty when there is none. */
function edge(chunk: Buffer, from: number, step: 1 | -1): string {
  for (let index = from; index >= 0 && index < chunk.length; index += step) {
    const byte = chunk[index] ?? 0;
    if (byte > 0x20) return String.fromCharCode(byte);
  }
  return '';
}

/** Composes the client's answer from a node's. */
export class ComposedSink implements AnswerSink {
  readonly stream = null;
  readonly #exchange: Exchange;
  readonly #rpc: RpcRequest;
  readonly #usage: CallUsage;

  constructor(exchange: Exchange, rpc: RpcRequest, usage: CallUsage) {
    this.#exchange = exchange;
    this.#rpc = rpc;
    this.#usage = usage;
  }

  answer(body: Buffer): void {
    const { text, failed } = composeAnswer(this.#rpc, body.toString(), this.#exchange.requestId);
    sendAnswer(this.#exchange, 200, text);
    this.#usage.answered(failed);
  }

  fail(code: ErrorCode): void {
    answerError(this.#exchange, new GatewayError(code), log);
  }

  abandon(): void {
    this.#usage.abandoned();
  }
}

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
