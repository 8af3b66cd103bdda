import type { ApiFault } from './api-faults.ts';

/** A connection to services that can fail in the ways of `apiFaults`. */
export interface FaultyConnection<Name extends string> {
  readonly fetch: typeof globalThis.fetch;
  /** Names of everything requested so far, in order. Tests can clear it. */
  readonly requests: Name[];
  /** Makes requests fail from now on: those whose name `isBroken` accepts, by default all. */
  breakRequests: (fault: Pick<ApiFault, 'answer'>, isBroken?: (name: Name) => boolean) => void;
  /** Makes every request succeed from now on. */
  heal: () => void;
}

interface FaultyConnectionParameters<Name extends string> {
  /** The name under which a request is counted. Throws for a request that no service handles. */
  readonly nameOf: (request: Request) => Name;
  /** Responds to a request while the connection works. */
  readonly respond: (request: Request, name: Name) => Promise<Response>;
}

/** Creates a `fetch` that responds from memory and can fail. It uses no timers and no network, so tests can use fake timers. */
export function createFaultyConnection<Name extends string>({ nameOf, respond }: FaultyConnectionParameters<Name>): FaultyConnection<Name> {
  const requests: Name[] = [];
  let current: { readonly answer: ApiFault['answer']; readonly isBroken: (name: Name) => boolean } | undefined;
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
      const name = nameOf(request);
      requests.push(name);
      const signal = init?.signal ?? request.signal;
      signal.throwIfAborted();
      const real = (): Promise<Response> => respond(request, name);
      return current?.isBroken(name) ? current.answer(real, signal) : real();
    },
    breakRequests: ({ answer }, isBroken = () => true) => {
      current = { answer, isBroken };
    },
    heal: () => {
      current = undefined;
    },
  };
}
