import { isLeftToPerson, isUnsupported } from '../answer.ts';
import { defineCheck, judge, skip } from '../conformance-check.ts';
import { isRecord } from '../shapes.ts';

const isPermissionList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['parentCapability'] === 'string');

/** @see https://eips.ethereum.org/EIPS/eip-2255 */
export const eip2255Checks = [
  defineCheck({
    id: 'permissionsAreListed',
    eip: 2255,
    level: 'must',
    reach: 'nobody',
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
    reach: 'person',
    run: async ({ ask }) => {
      const answer = await ask('wallet_requestPermissions', [{ eth_accounts: {} }], 'person');
      if (isUnsupported(answer) || isLeftToPerson(answer)) return skip(answer);
      const given = answer.kind === 'result' && isPermissionList(answer.value) ? answer.value : [];
      return judge(
        given.some((permission) => permission['parentCapability'] === 'eth_accounts'),
        answer,
      );
    },
  }),
] as const;
