import { contract, type Call } from '@onepoint/api-contract';
import { getResponse, type HttpHandler } from 'msw';
import { createFaultyConnection, type FaultyConnection } from './create-faulty-connection.ts';

type OperationId = string;

const calls = Object.values(contract).map(({ operationId, method, path }: Call) => ({
  operationId,
  method,
  // Calls with fewer parameters come first, so that `/apiKeys/statistics` isn't taken for an API key.
  parameters: path.split('{').length,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const callsInOrder = calls.toSorted((a, b) => a.parameters - b.parameters);

function operationOf(request: Request, baseUrl: string): OperationId {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
  return callsInOrder.find(({ method, pattern }) => method === request.method && pattern.test(path))?.operationId ?? path;
}

/**
 * Creates a connection to the API that responds from the handlers in memory and counts operations of the contract.
 *
 * @param baseUrl absolute base URL of the client under test
 */
export function createFaultyFetch(baseUrl: string, handlers: HttpHandler[]): FaultyConnection<OperationId> {
  return createFaultyConnection({
    nameOf: (request) => operationOf(request, baseUrl),
    respond: async (request) => {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new TypeError(`No handler answers ${request.method} ${request.url}`);
      return response;
    },
  });
}
