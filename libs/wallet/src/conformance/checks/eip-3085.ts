import { isLeftToPerson, isUnsupported } from '../answer.ts';
import { defineCheck, judge, skip } from '../conformance-check.ts';

const method = 'wallet_addEthereumChain';

/** @see https://eips.ethereum.org/EIPS/eip-3085 */
export const eip3085Checks = [
  defineCheck({
    id: 'addRefusesMalformed',
    eip: 3085,
    level: 'must',
    reach: 'nobody',
    run: async ({ ask }) => {
      const answer = await ask(method, [{ chainId: 'one', chainName: 'Malformed', rpcUrls: 'none' }]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'addReturnsNull',
    eip: 3085,
    level: 'must',
    reach: 'person',
    run: async ({ ask, otherChain }) => {
      const chain = await otherChain();
      if (chain === undefined) return skip({ otherChain: null });
      const { name: chainName, nativeCurrency, rpcUrls } = chain;
      const parameter = { chainId: `0x${chain.id.toString(16)}`, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http };
      const answer = await ask(method, [parameter], 'person');
      if (isUnsupported(answer) || isLeftToPerson(answer)) return skip(answer);
      return judge(answer.kind === 'result' && answer.value === null, answer);
    },
  }),
] as const;
