import { isUtf8 } from 'node:buffer';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { checkStructure } from '../rpc/check-structure.ts';
import { parseRequest, type RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { chargeAttempt } from './limit.ts';

/**
 * Step 4: parses the body as JSON-RPC 2.0. A body that can't be read consumes one request of the caller's budget.
 *
 * @throws {GatewayError} `PARSE_ERROR`, `BATCH_EMPTY`, `BATCH_TOO_LARGE`, `BODY_TOO_COMPLEX`
 */
export function parseRpc(body: Buffer, caller: Caller, services: Pick<Services, 'config' | 'rateLimiter'>): RpcRequest {
  try {
    return readRpc(body, services.config.traceMethods);
  } catch (error) {
    chargeAttempt(caller, services);
    throw error;
  }
}

function readRpc(body: Buffer, traceMethods: boolean): RpcRequest {
  if (!isUtf8(body)) throw new GatewayError('PARSE_ERROR');
  checkStructure(body);
  return parseRequest(body.toString(), traceMethods);
}
