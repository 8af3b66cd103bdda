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
