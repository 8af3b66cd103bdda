import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import { createRequestId } from './request-id.ts';

/** One HTTP request and its response, with what is known about it so far: an error is answered with the ids of the calls it concerns. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId = createRequestId();
  /** By `performance.now()`. */
  readonly arrivedAt = performance.now();
  rpc: RpcRequest | undefined;
  usage: CallUsage | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
  }
}
