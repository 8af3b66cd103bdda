import { isLeftToPerson } from '../answer.ts';
import { defineCheck, judge, skip } from '../conformance-check.ts';
import { isAddressList } from '../shapes.ts';

/** @see https://eips.ethereum.org/EIPS/eip-1102 */
export const eip1102Checks = [
  defineCheck({
    id: 'accountsAreListed',
    eip: 1102,
    level: 'must',
    reach: 'nobody',
    run: async ({ ask }) => {
      const answer = await ask('eth_accounts');
      return judge(answer.kind === 'result' && isAddressList(answer.value), answer);
    },
  }),
  defineCheck({
    id: 'accountsCanBeAskedFor',
    eip: 1102,
    level: 'must',
    reach: 'person',
    run: async ({ ask }) => {
      const answer = await ask('eth_requestAccounts', undefined, 'person');
      if (isLeftToPerson(answer)) return skip(answer);
      return judge(answer.kind === 'result' && isAddressList(answer.value) && answer.value.length > 0, answer);
    },
  }),
  defineCheck({
    id: 'refusalIs4001',
    eip: 1102,
    level: 'must',
    reach: 'person',
    run: async ({ ask }) => {
      const answer = await ask('eth_requestAccounts', undefined, 'person');
      if (answer.kind !== 'error' || answer.error.code === -32_002) return skip(answer);
      return judge(answer.error.code === 4001, answer);
    },
  }),
  defineCheck({
    id: 'accountsStayVisible',
    eip: 1102,
    level: 'must',
    reach: 'person',
    run: async ({ ask }) => {
      const asked = await ask('eth_requestAccounts', undefined, 'person');
      if (asked.kind !== 'result') return skip(asked);
      const seen = await ask('eth_accounts');
      const accounts = seen.kind === 'result' && isAddressList(seen.value) ? seen.value : [];
      return judge(isAddressList(asked.value) && asked.value.every((account) => accounts.includes(account)), { asked, seen });
    },
  }),
] as const;
