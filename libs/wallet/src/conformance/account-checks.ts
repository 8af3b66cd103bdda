import { defineCheck, isAddressList, isBlockedByUser, isRecord, isUnsupported, judge, skip } from './conformance-check.ts';

/** @see https://eips.ethereum.org/EIPS/eip-1102 */
export const eip1102Checks = [
  defineCheck({
    id: 'accountsAreListed',
    eip: 1102,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('eth_accounts');
      return judge(answer.kind === 'result' && isAddressList(answer.value), answer);
    },
  }),
  defineCheck({
    id: 'accountsCanBeAskedFor',
    eip: 1102,
    level: 'must',
    reach: 'user',
    run: async ({ ask }) => {
      const answer = await ask('eth_requestAccounts', undefined, 'prompt');
      if (isBlockedByUser(answer)) return skip(answer);
      return judge(answer.kind === 'result' && isAddressList(answer.value) && answer.value.length > 0, answer);
    },
  }),
  defineCheck({
    id: 'refusalIs4001',
    eip: 1102,
    level: 'must',
    reach: 'user',
    run: async ({ ask }) => {
      const answer = await ask('eth_requestAccounts', undefined, 'prompt');
      if (answer.kind !== 'error' || answer.error.code === -32_002) return skip(answer);
      return judge(answer.error.code === 4001, answer);
    },
  }),
  defineCheck({
    id: 'accountsStayVisible',
    eip: 1102,
    level: 'must',
    reach: 'user',
    run: async ({ ask }) => {
      const asked = await ask('eth_requestAccounts', undefined, 'prompt');
      if (asked.kind !== 'result') return skip(asked);
      const seen = await ask('eth_accounts');
      const accounts = seen.kind === 'result' && isAddressList(seen.value) ? seen.value : [];
      return judge(isAddressList(asked.value) && asked.value.every((account) => accounts.includes(account)), { asked, seen });
    },
  }),
] as const;

const isPermissionList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['parentCapability'] === 'string');

/** @see https://eips.ethereum.org/EIPS/eip-2255 */
export const eip2255Checks = [
  defineCheck({
    id: 'permissionsAreListed',
    eip: 2255,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('wallet_getPermissions');
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'result' && isPermissionList(answer.value), answer);
    },
  }),
  defineCheck({
    id: 'permissionsCanBeAskedFor',
    eip: 2255,
    level: 'must',
    reach: 'user',
    run: async ({ ask }) => {
      const answer = await ask('wallet_requestPermissions', [{ eth_accounts: {} }], 'prompt');
      if (isUnsupported(answer) || isBlockedByUser(answer)) return skip(answer);
      const given = answer.kind === 'result' && isPermissionList(answer.value) ? answer.value : [];
      return judge(
        given.some((permission) => permission['parentCapability'] === 'eth_accounts'),
        answer,
      );
    },
  }),
] as const;
