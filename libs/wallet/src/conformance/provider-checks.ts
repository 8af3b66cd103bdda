import { defineCheck, isAddressList, isProviderError, isQuantity, isRecord, judge, skip, type SeenEvent } from './conformance-check.ts';

const unknownMethod = 'onepoint_unknownMethod';

/** @see https://eips.ethereum.org/EIPS/eip-1193 */
export const eip1193Checks = [
  defineCheck({
    id: 'requestIsFunction',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: ({ provider }) => {
      const type = typeof Reflect.get(provider, 'request');
      return judge(type === 'function', { request: type });
    },
  }),
  defineCheck({
    id: 'eventsCanBeHeard',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: ({ provider }) => {
      const types = { on: typeof Reflect.get(provider, 'on'), removeListener: typeof Reflect.get(provider, 'removeListener') };
      return judge(types.on === 'function' && types.removeListener === 'function', types);
    },
  }),
  defineCheck({
    id: 'requestReturnsPromise',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('eth_chainId');
      return judge(answer.kind === 'result' || answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'chainIdIsQuantity',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('eth_chainId');
      return judge(answer.kind === 'result' && isQuantity(answer.value), answer);
    },
  }),
  defineCheck({
    id: 'resultIsBare',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('eth_chainId');
      if (answer.kind !== 'result') return skip(answer);
      return judge(!(isRecord(answer.value) && ('jsonrpc' in answer.value || 'result' in answer.value)), answer);
    },
  }),
  defineCheck({
    id: 'unknownMethodRejects',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(unknownMethod);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'unknownMethodIs4200',
    eip: 1193,
    level: 'should',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(unknownMethod);
      if (answer.kind !== 'error') return skip(answer);
      return judge(answer.error.code === 4200 || answer.error.code === -32_601, answer);
    },
  }),
  defineCheck({
    id: 'errorHasCodeAndMessage',
    eip: 1193,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(unknownMethod);
      return answer.kind === 'error' ? judge(isProviderError(answer.error), answer) : skip(answer);
    },
  }),
  defineCheck({
    id: 'malformedRequestRejects',
    eip: 1193,
    level: 'should',
    reach: 'none',
    run: async ({ askRaw }) => {
      const answer = await askRaw({});
      return judge(answer.kind === 'error', answer);
    },
  }),
] as const;

/** Run last, on the events emitted during the prompts. */
export const eip1193EventChecks = [
  defineCheck({
    id: 'eventsAreWellFormed',
    eip: 1193,
    level: 'must',
    reach: 'user',
    run: ({ events }) => (events.length === 0 ? skip(events) : judge(events.every(isWellFormed), events)),
  }),
  defineCheck({
    id: 'removedListenersHearNothing',
    eip: 1193,
    level: 'must',
    reach: 'user',
    run: ({ events, removedListenerCalls }) => {
      const calls = removedListenerCalls();
      return events.length === 0 ? skip(events) : judge(calls === 0, { calls });
    },
  }),
] as const;

function isWellFormed({ event, data }: SeenEvent): boolean {
  if (event === 'accountsChanged') return isAddressList(data);
  if (event === 'chainChanged') return isQuantity(data);
  if (event === 'connect') return isRecord(data) && isQuantity(data['chainId']);
  if (event === 'disconnect') return isProviderError(data);
  return true;
}
