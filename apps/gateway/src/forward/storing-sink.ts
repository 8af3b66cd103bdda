import type { ErrorCode } from '@onepoint/gateway-errors';
import { type Flight, resultBytesMax } from '../cache/response-cache.ts';
import type { FailedCalls } from '../rpc/judge-answer.ts';
import type { AnsweredBy, AnswerSink, AnswerStream } from './answer-sinks.ts';

interface StoringSinkOptions {
  readonly sink: AnswerSink;
  /** Stores the results of a complete answer. Returns whether waiting requests can use them. */
  readonly store: (text: string, failed: FailedCalls, by: AnsweredBy) => boolean;
  readonly flight: () => Flight | null;
}

export class StoringSink implements AnswerSink {
  readonly stream: AnswerStream | null;
  readonly #options: StoringSinkOptions;

  constructor(options: StoringSinkOptions) {
    this.#options = options;
    const { stream } = options.sink;
    this.stream = stream === null ? null : new StoringStream(stream, options);
  }

  answer(body: Buffer, failed: FailedCalls, by: AnsweredBy): void {
    const { sink, store, flight } = this.#options;
    sink.answer(body, failed, by);
    const isStored = store(body.toString(), failed, by);
    flight()?.end(isStored ? 'stored' : 'unstored');
  }

  fail(code: ErrorCode): void {
    this.#options.sink.fail(code);
    this.#options.flight()?.end('unstored');
  }

  abandon(): void {
    this.#options.sink.abandon();
    this.#options.flight()?.end('abandoned');
  }
}

class StoringStream implements AnswerStream {
  readonly #stream: AnswerStream;
  readonly #options: StoringSinkOptions;
  #by: AnsweredBy | null = null;
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(stream: AnswerStream, options: StoringSinkOptions) {
    this.#stream = stream;
    this.#options = options;
  }

  /** Releases waiting requests, because a large answer is read at the speed of its client. */
  start(contentLength: string | undefined, by: AnsweredBy): void {
    this.#by = by;
    this.#options.flight()?.end('unstored');
    this.#stream.start(contentLength, by);
  }

  data(chunk: Buffer): boolean {
    this.#bytes += chunk.length;
    if (this.#bytes <= resultBytesMax) this.#chunks.push(chunk);
    else this.#chunks = [];
    return this.#stream.data(chunk);
  }

  onReady(listener: () => void): void {
    this.#stream.onReady(listener);
  }

  end(): void {
    this.#stream.end();
    if (this.#by !== null && this.#bytes <= resultBytesMax)
      this.#options.store(Buffer.concat(this.#chunks).toString(), new Map(), this.#by);
  }
}
