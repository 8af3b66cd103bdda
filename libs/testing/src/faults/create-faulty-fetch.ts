import { contract, type Call } from '@onepoint/api-contract';
import { getResponse, type HttpHandler } from 'msw';
import type { ApiFault } from './api-faults.ts';

type OperationId = string;

export interface FaultyFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Operations requested so far, in order. Tests can clear it. */
  readonly requests: OperationId[];
  /** Makes calls fail from now on. */
  breakCalls: (fault: Pick<ApiFault, 'answer'>, isBroken: (operationId: OperationId) => boolean) => void;
  /** Makes every call succeed from now on. */
  heal: () => void;
}

const calls = Object.values(contract).map(({ operationId, method, path }: Call) => ({
  operationId,
  method,
  // Calls with fewer parameters come first, so that `/apiKeys/statistics` isn't taken for an API key.
  parameters: path.split('{').length,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const callsInOrder = calls.toSorted((a, b) => a.parameters - b.parameters);

/** Name of the contract call of a request. */
function operationOf(request: Request, baseUrl: string): OperationId {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
  return callsInOrder.find(({ method, pattern }) => method === request.method && pattern.test(path))?.operationId ?? path;
}

/**
 * Creates a `fetch` that responds from the handlers in memory, and whose calls can fail in the ways of `apiFaults`. It uses no timers and no
 * network, so tests can use fake timers.
 *
 * @param baseUrl absolute base URL of the client under test
 */
export function createFaultyFetch(baseUrl: string, handlers: HttpHandler[]): FaultyFetch {
  const requests: OperationId[] = [];
  let current: { readonly answer: ApiFault['answer']; readonly isBroken: (operationId: OperationId) => boolean } | undefined;
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const operationId = operationOf(request, baseUrl);
      requests.push(operationId);
      const real = async (): Promise<Response> => {
        const response = await getResponse(handlers, request);
        if (response === undefined) throw new TypeError(`No handler answers ${request.method} ${request.url}`);
        return response;
      };
      return current?.isBroken(operationId) ? current.answer(real, init?.signal ?? request.signal) : real();
    },
    breakCalls: ({ answer }, isBroken) => {
      current = { answer, isBroken };
    },
    heal: () => {
      current = undefined;
    },
  };
}
