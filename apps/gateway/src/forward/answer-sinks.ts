import type { ErrorCode } from '@onepoint/gateway-errors';
import type { Writable } from 'node:stream';
import { GatewayError } from '../errors/gateway-error.ts';
import { answerError, type Exchange, responseHeaders, sendAnswer } from '../http/answer.ts';
import { openBody } from '../http/open-body.ts';
import { log } from '../log.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import { composeAnswer } from '../rpc/compose-answer.ts';
import type { FailedCalls } from '../rpc/judge-answer.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import { findFailedCalls } from './provider-call.ts';

export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

const jsonTypes = /^(?:application\/(?:[\w.+-]*\+)?json(?:-?rpc|request)?|text\/(?:json|plain))\s*(?:;|$)/iu;

/** Whether a body is compressed, although requests to nodes say `accept-encoding: identity`. */
export function isEncoded(headers: ResponseHeaders): boolean {
  const encoding = String(headers['content-encoding'] ?? '').trim();
  return encoding !== '' && encoding.toLowerCase() !== 'identity';
}

/** Whether a body has a content type other than JSON. A missing type is fine, and so is plain text, which some nodes send. */
export function isForeignType(headers: ResponseHeaders): boolean {
  const type = headers['content-type'];
  return type !== undefined && !jsonTypes.test(String(type).trim());
}

export interface AnsweredBy {
  /** Tag of our own node, needed for ids of its filters. */
  readonly nodeTag: string;
  /** The node received the request with block numbers instead of tags. */
  readonly isResolved: boolean;
}

/** Receives a node's response. Exactly one of `answer`, `fail`, `abandon`, and `stream.end` is called, and it is the last call. */
export interface AnswerSink {
  /** Receives responses too large to buffer. Null if the response must be complete, whatever its size. */
  readonly stream: AnswerStream | null;
  answer(body: Buffer, failed: FailedCalls, by: AnsweredBy): void;
  /** Called if no node responded, or the response broke off. */
  fail(code: ErrorCode): void;
  /** Called if the client disconnected after a node was asked. */
  abandon(): void;
}

export interface AnswerStream {
  /** Called at the start of the body. The length is what the node sent, if anything. */
  start(contentLength: string | undefined, by: AnsweredBy): void;
  /** Returns false if the caller must wait for `onReady` before it sends more. */
  data(chunk: Buffer): boolean;
  onReady(listener: () => void): void;
  end(): void;
}

/** Responses up to this size are buffered and validated before the client receives anything. */
const heldBytesMax = 16_384;

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The part of a response that hasn't been sent yet, and the first and last characters of the whole response. */
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

  get isLarge(): boolean {
    return this.#bytes > heldBytesMax;
  }

  get startsAsJson(): boolean {
    return Object.hasOwn(closers, this.#first);
  }

  get endsAsItStarted(): boolean {
    return closers[this.#first] === this.#last;
  }

  /** Keeps the last chunk until the response is known to be complete. */
  takeAllButLast(): Buffer[] {
    return this.#chunks.splice(0, this.#chunks.length - 1);
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }

  takeAll(): Buffer[] {
    return this.#chunks.splice(0);
  }
}

/** Returns the non-whitespace character nearest to an end of a chunk, or an empty string if there is none. */
function edge(chunk: Buffer, from: number, step: 1 | -1): string {
  for (let index = from; index >= 0 && index < chunk.length; index += step) {
    const byte = chunk[index] ?? 0;
    if (byte > 0x20) return String.fromCharCode(byte);
  }
  return '';
}

export class ComposedSink implements AnswerSink {
  readonly stream = null;
  readonly #sealFilter: (nodeTag: string, id: string) => string;
  readonly #exchange: Exchange;
  readonly #rpc: RpcRequest;
  readonly #usage: CallUsage;

  constructor(exchange: Exchange, rpc: RpcRequest, usage: CallUsage, sealFilter: (nodeTag: string, id: string) => string) {
    this.#exchange = exchange;
    this.#rpc = rpc;
    this.#usage = usage;
    this.#sealFilter = sealFilter;
  }

  answer(body: Buffer, _failed: FailedCalls, { nodeTag }: AnsweredBy): void {
    const { text, failed } = composeAnswer(this.#rpc, body.toString(), this.#exchange.requestId, (id) => this.#sealFilter(nodeTag, id));
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

/** Larger responses aren't searched for errors, because they contain data. */
const searchedBytesMax = 262_144;

/** Forwards a node's bytes unchanged, streaming large responses. Only inspects them for error statistics. */
export class StreamedSink implements AnswerSink, AnswerStream {
  readonly stream = this;
  readonly #exchange: Exchange;
  readonly #rpc: RpcRequest;
  readonly #usage: CallUsage;
  #seen: Buffer[] = [];
  #seenBytes = 0;
  #body: Writable;

  constructor(exchange: Exchange, rpc: RpcRequest, usage: CallUsage) {
    this.#exchange = exchange;
    this.#body = exchange.response;
    this.#rpc = rpc;
    this.#usage = usage;
  }

  /** Counts the call after the response is handed to the kernel, so that a killed process never counts calls it didn't answer. */
  answer(body: Buffer, failed: FailedCalls): void {
    const { response, requestId } = this.#exchange;
    response.writeHead(200, { ...responseHeaders(requestId), 'content-length': String(body.length) });
    // Text, because Node sends it together with the headers. A buffer would cost a second write.
    response.end(body.toString());
    this.#usage.answered(failed);
  }

  start(contentLength: string | undefined): void {
    const { request, response, requestId } = this.#exchange;
    const headers = responseHeaders(requestId);
    if (contentLength !== undefined) headers['content-length'] = contentLength;
    this.#body = openBody(request, response, 200, headers);
  }

  data(chunk: Buffer): boolean {
    this.#seenBytes += chunk.length;
    if (this.#seenBytes <= searchedBytesMax) this.#seen.push(chunk);
    else this.#seen = [];
    return this.#body.write(chunk);
  }

  onReady(listener: () => void): void {
    this.#body.once('drain', listener);
  }

  end(): void {
    this.#body.end();
    this.#usage.answered(findFailedCalls(this.#rpc, this.#seen));
  }

  fail(code: ErrorCode): void {
    answerError(this.#exchange, new GatewayError(code), log);
  }

  abandon(): void {
    this.#usage.abandoned();
  }
}
