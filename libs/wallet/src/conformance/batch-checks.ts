import {
  defineCheck,
  isAddressList,
  isBlockedByUser,
  isQuantity,
  isRecord,
  isUnsupported,
  judge,
  skip,
  type ConformanceSubject,
} from './conformance-check.ts';

/** An address without a known key. */
const strangeAccount = '0x000000000000000000000000000000000000dEaD';

async function accountOf({ ask }: ConformanceSubject): Promise<string | undefined> {
  const answer = await ask('eth_accounts');
  return answer.kind === 'result' && isAddressList(answer.value) ? answer.value[0] : undefined;
}

const batchOf = async (subject: ConformanceSubject, from: string, capabilities: object): Promise<readonly object[]> => {
  const chain = await subject.ask('eth_chainId');
  const chainId = chain.kind === 'result' ? chain.value : undefined;
  return [{ version: '2.0.0', chainId, from, atomicRequired: false, calls: [{ to: from, value: '0x0' }], capabilities }];
};

/** @see https://eips.ethereum.org/EIPS/eip-5792 */
export const eip5792Checks = [
  defineCheck({
    id: 'capabilitiesAreByChain',
    eip: 5792,
    level: 'must',
    reach: 'none',
    run: async (subject) => {
      const account = await accountOf(subject);
      if (account === undefined) return { verdict: 'needs-person', evidence: { account: null } };
      const answer = await subject.ask('wallet_getCapabilities', [account]);
      if (isUnsupported(answer)) return skip(answer);
      const value = answer.kind === 'result' ? answer.value : undefined;
      return judge(isRecord(value) && Object.entries(value).every(([key, each]) => isQuantity(key) && isRecord(each)), answer);
    },
  }),
  defineCheck({
    id: 'capabilitiesAreForAccounts',
    eip: 5792,
    level: 'should',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('wallet_getCapabilities', [strangeAccount]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error' && answer.error.code === 4100, answer);
    },
  }),
  defineCheck({
    id: 'unknownBatchIs5730',
    eip: 5792,
    level: 'must',
    reach: 'none',
    run: async ({ ask }) => {
      const answer = await ask('wallet_getCallsStatus', [`0x${'0'.repeat(63)}1`]);
      if (isUnsupported(answer)) return skip(answer);
      return judge(answer.kind === 'error' && answer.error.code === 5730, answer);
    },
  }),
  defineCheck({
    id: 'unknownCapabilityIs5700',
    eip: 5792,
    level: 'must',
    reach: 'user',
    run: async (subject) => {
      const account = await accountOf(subject);
      if (account === undefined) return skip({ account: null });
      const answer = await subject.ask('wallet_sendCalls', await batchOf(subject, account, { onepointUnknown: {} }), 'prompt');
      if (isUnsupported(answer) || isBlockedByUser(answer)) return skip(answer);
      return judge(answer.kind === 'error' && answer.error.code === 5700, answer);
    },
  }),
  defineCheck({
    id: 'batchGetsId',
    eip: 5792,
    level: 'must',
    reach: 'chain',
    run: async (subject) => {
      const account = await accountOf(subject);
      if (account === undefined) return skip({ account: null });
      const answer = await subject.ask('wallet_sendCalls', await batchOf(subject, account, {}), 'prompt');
      if (isUnsupported(answer) || isBlockedByUser(answer)) return skip(answer);
      return judge(answer.kind === 'result' && isRecord(answer.value) && typeof answer.value['id'] === 'string', answer);
    },
  }),
] as const;
