import { isUtf8 } from 'node:buffer';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { checkStructure } from '../rpc/check-structure.ts';
import { batchCallsMax, parseRequest, type RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';
import { chargeAttempt, checkRate, checkStanding, type Limits } from './limit.ts';

/** Smaller bodies are parsed in any case, so that an error has the ids of the calls. */
const smallBodyBytesMax = 16_384;

/**
 * Step 4: parses the body as JSON-RPC 2.0. A large body is only parsed if the caller can make as many calls now as the text can contain,
 * so that parsing is limited like serving. A body that can't be read consumes as many requests; one that isn't even parsed consumes one.
 *
 * @throws {GatewayError} `PARSE_ERROR`, `BATCH_EMPTY`, `BATCH_TOO_LARGE`, `BODY_TOO_COMPLEX`; as `admit`, `checkStanding`, and
 *   `checkRate`
 */
export function parseRpc(body: Buffer, caller: Caller, services: Limits & Pick<Services, 'config'>): RpcRequest {
  const isLarge = body.length > smallBodyBytesMax;
  if (isLarge) {
    admit(caller);
    if (caller.kind === 'key') checkStanding(caller.access, services);
    checkRate(caller, 1, services);
  }
  let requests = 1;
  try {
    if (!isUtf8(body)) throw new GatewayError('PARSE_ERROR');
    const callsMax = checkStructure(body);
    if (callsMax > batchCallsMax) throw new GatewayError('BATCH_TOO_LARGE');
    if (isLarge) checkRate(caller, callsMax, services);
    requests = callsMax;
    return parseRequest(body.toString(), services.config.traceMethods);
  } catch (error) {
    chargeAttempt(caller, requests, services);
    throw error;
  }
}
