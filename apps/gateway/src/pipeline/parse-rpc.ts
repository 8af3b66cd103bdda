import { isUtf8 } from 'node:buffer';
import { GatewayError } from '../errors/gateway-error.ts';
import { parseRequest, type RpcRequest } from '../rpc/parse-request.ts';

/**
 * Step 4: parses the body as JSON-RPC 2.0.
 *
 * @throws {GatewayError} `PARSE_ERROR`, `BATCH_EMPTY`, `BATCH_TOO_LARGE`
 */
export function parseRpc(body: Buffer, traceMethods: boolean): RpcRequest {
  if (!isUtf8(body)) throw new GatewayError('PARSE_ERROR');
  return parseRequest(body.toString(), traceMethods);
}
