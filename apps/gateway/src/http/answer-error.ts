import { errorBody } from '../errors/error-body.ts';
import { errorCodes } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { describeError, type Log } from '../log.ts';
import { composeRefusal } from '../rpc/compose-answer.ts';
import { ClientGoneError } from './client-gone-error.ts';
import type { Exchange } from './exchange.ts';
import { allowedMethods } from './response-headers.ts';
import { sendAnswer } from './send-answer.ts';

/** Answers whatever ended the pipeline early, and counts it as an error of the calls it concerns. */
export function answerError(exchange: Exchange, thrown: unknown, log: Log): void {
  // No node was asked and nobody is answered: not a call.
  if (thrown instanceof ClientGoneError) return;
  const error = thrown instanceof GatewayError ? thrown : new GatewayError('INTERNAL');
  exchange.usage?.failed(error.code);
  if (error !== thrown) log('error', 'request failed', { requestId: exchange.requestId, ...describeError(thrown) });
  if (exchange.response.headersSent) {
    exchange.response.destroy();
    return;
  }
  const { code, retryAfterSeconds, details } = error;
  const { rpc, requestId } = exchange;
  const text = rpc === undefined ? errorBody(code, 'null', requestId, details) : composeRefusal(rpc, code, requestId, details);
  sendAnswer(exchange, errorCodes[code].status, text, {
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(code === 'HTTP_METHOD_NOT_ALLOWED' ? { allow: allowedMethods } : {}),
  });
}
