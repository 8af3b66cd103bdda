import { GatewayError } from '../errors/gateway-error.ts';
import { handleRpc } from '../pipeline.ts';
import type { Services } from '../services.ts';
import { answerError } from './answer-error.ts';
import type { Exchange } from './exchange.ts';
import { healthPath, readHealth } from './health.ts';
import { preflightHeaders, responseHeaders } from './response-headers.ts';

/** Sends each HTTP request where it belongs; never rejects. */
export async function routeRequest(exchange: Exchange, services: Services): Promise<void> {
  const { request, response, requestId } = exchange;
  try {
    if (request.method === 'POST') await handleRpc(exchange, services);
    else if (request.method === 'OPTIONS') response.writeHead(204, preflightHeaders(requestId)).end();
    else if (request.url === healthPath && (request.method === 'GET' || request.method === 'HEAD')) {
      const { status, body } = readHealth(services);
      response.writeHead(status, { ...responseHeaders(requestId), 'cache-control': 'no-store' }).end(JSON.stringify(body));
    } else throw new GatewayError('HTTP_METHOD_NOT_ALLOWED');
  } catch (error) {
    answerError(exchange, error, services.log);
  }
}
