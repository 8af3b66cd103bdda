import { defineCheck, isBlockedByUser, isUnsupported, judge, skip, type Answer, type ConformanceSubject } from './conformance-check.ts';

const addMethod = 'wallet_addEthereumChain';

/** @see https://eips.ethereum.org/EIPS/eip-3085 */
export const eip3085Checks = [
  defineCheck({
    id: 'addRefusesMalformed',
    eip: 3085,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(addMethod, [{ chainId: 'one', chainName: 'Malformed', rpcUrls: 'none' }]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'addReturnsNull',
    eip: 3085,
    level: 'must',
    reach: 'user',
    run: async ({ ask, otherChain }) => {
      const chain = await otherChain();
      if (chain === undefined) return skip({ otherChain: null });
      const { name: chainName, nativeCurrency, rpcUrls } = chain;
      const parameter = { chainId: `0x${chain.id.toString(16)}`, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http };
      const answer = await ask(addMethod, [parameter], 'prompt');
      if (isUnsupported(answer) || isBlockedByUser(answer)) return skip(answer);
      return judge(answer.kind === 'result' && answer.value === null, answer);
    },
  }),
] as const;

const switchMethod = 'wallet_switchEthereumChain';

/** An unregistered chain id. */
const unknownChain = [{ chainId: '0x4f6e6570' }];

interface SwitchTrial {
  readonly chainId: string;
  readonly answer: Answer;
}

/** @see https://eips.ethereum.org/EIPS/eip-3326 */
export const eip3326Checks = [
  defineCheck({
    id: 'switchRefusesMalformed',
    eip: 3326,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(switchMethod, [{ chainId: 'one' }]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'switchRefusesUnknownChain',
    eip: 3326,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(switchMethod, unknownChain);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'unknownChainIs4902',
    eip: 3326,
    level: 'should',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask(switchMethod, unknownChain);
      if (answer.kind !== 'error' || isUnsupported(answer) || isBlockedByUser(answer)) return skip(answer);
      return judge(answer.error.code === 4902, answer);
    },
  }),
  defineCheck({
    id: 'switchReturnsNull',
    eip: 3326,
    level: 'must',
    reach: 'user',
    run: async (subject) => {
      const trial = await trySwitch(subject);
      if (trial === undefined || trial.answer.kind !== 'result') return skip(trial ?? { otherChain: null });
      return judge(trial.answer.value === null, trial.answer);
    },
  }),
  defineCheck({
    id: 'switchChangesChain',
    eip: 3326,
    level: 'must',
    reach: 'user',
    run: async (subject) => {
      const trial = await trySwitch(subject);
      if (trial === undefined || trial.answer.kind !== 'result') return skip(trial ?? { otherChain: null });
      const event = await subject.waitForEvent(
        ({ event: name, data }) => name === 'chainChanged' && Number(data) === Number(trial.chainId),
      );
      const after = await subject.ask('eth_chainId');
      const isThere = after.kind === 'result' && Number(after.value) === Number(trial.chainId);
      return judge(isThere && event !== undefined, { wanted: trial.chainId, after, event: event ?? null });
    },
  }),
] as const;

/** Switches to another chain. Undefined if there is none or the user rejects. */
async function trySwitch({ ask, otherChain }: ConformanceSubject): Promise<SwitchTrial | undefined> {
  const chain = await otherChain();
  if (chain === undefined) return undefined;
  const chainId = `0x${chain.id.toString(16)}`;
  const answer = await ask(switchMethod, [{ chainId }], 'prompt');
  if (isBlockedByUser(answer)) return undefined;
  return { chainId, answer };
}
