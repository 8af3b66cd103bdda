import { isLeftToPerson, isUnsupported, type Answer } from '../answer.ts';
import { defineCheck, judge, skip } from '../conformance-check.ts';
import type { ConformanceSubject } from '../conformance-subject.ts';

const method = 'wallet_switchEthereumChain';

/** A chain id that is registered nowhere. */
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
    reach: 'nobody',
    run: async ({ ask }) => {
      const answer = await ask(method, [{ chainId: 'one' }]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'switchRefusesUnknownChain',
    eip: 3326,
    level: 'must',
    reach: 'nobody',
    run: async ({ ask }) => {
      const answer = await ask(method, unknownChain);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error', answer);
    },
  }),
  defineCheck({
    id: 'unknownChainIs4902',
    eip: 3326,
    level: 'should',
    reach: 'nobody',
    run: async ({ ask }) => {
      const answer = await ask(method, unknownChain);
      if (answer.kind !== 'error' || isUnsupported(answer) || isLeftToPerson(answer)) return skip(answer);
      return judge(answer.error.code === 4902, answer);
    },
  }),
  defineCheck({
    id: 'switchReturnsNull',
    eip: 3326,
    level: 'must',
    reach: 'person',
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
    reach: 'person',
    run: async (subject) => {
      const trial = await trySwitch(subject);
      if (trial === undefined || trial.answer.kind !== 'result') return skip(trial ?? { otherChain: null });
      const heard = await subject.waitForEvent(({ event, data }) => event === 'chainChanged' && Number(data) === Number(trial.chainId));
      const after = await subject.ask('eth_chainId');
      const isThere = after.kind === 'result' && Number(after.value) === Number(trial.chainId);
      return judge(isThere && heard !== undefined, { wanted: trial.chainId, after, heard: heard ?? null });
    },
  }),
] as const;

/** Asks for a chain that the wallet was not on. Undefined where there is none, or the person declines. */
async function trySwitch({ ask, otherChain }: ConformanceSubject): Promise<SwitchTrial | undefined> {
  const chain = await otherChain();
  if (chain === undefined) return undefined;
  const chainId = `0x${chain.id.toString(16)}`;
  const answer = await ask(method, [{ chainId }], 'person');
  if (isLeftToPerson(answer)) return undefined;
  return { chainId, answer };
}
