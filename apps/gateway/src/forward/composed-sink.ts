import type { ErrorCode } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { answerError } from '../http/answer-error.ts';
import type { Exchange } from '../http/exchange.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { log } from '../log.ts';
import type { CallUsage } from '../metering/call-usage.ts';
import { composeAnswer } from '../rpc/compose-answer.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import type { AnswerSink } from './answer-sink.ts';
import { isJson } from './is-json.ts';

/** Collects a node's answer and composes the client's from it. */
export class ComposedSink implements AnswerSink {
  readonly #exchange: Exchange;
  readonly #rpc: RpcRequest;
  readonly #usage: CallUsage;
  readonly #chunks: Buffer[] = [];

  constructor(exchange: Exchange, rpc: RpcRequest, usage: CallUsage) {
    this.#exchange = exchange;
    this.#rpc = rpc;
    this.#usage = usage;
  }

  start(): void {
    this.#chunks.length = 0;
  }

  data(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onReady(listener: () => void): void {
    listener();
  }

  end(): void {
    const text = Buffer.concat(this.#chunks).toString();
    if (!isJson(text)) {
      this.fail('UPSTREAM_FAILED');
      return;
    }
    const answer = composeAnswer(this.#rpc, text, this.#exchange.requestId);
    sendAnswer(this.#exchange, 200, answer.text);
    this.#usage.answered(answer.failed);
  }

  fail(code: ErrorCode): void {
    answerError(this.#exchange, new GatewayError(code), log);
  }

  abandon(): void {
    this.#usage.abandoned();
  }
}
