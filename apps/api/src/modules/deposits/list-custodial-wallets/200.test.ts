import { contract } from '@onepoint/api-contract';
import { getAddress } from 'viem';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';

async function list(as: string) {
  const { status, body } = await callApi('GET /v1/custodialWallets', { as });
  expect(status).toBe(200);
  return contract.listCustodialWallets.replies[200].parse(body);
}

test('each project has one checksummed address of its own, which stays, with the tokens and confirmations of the network', async () => {
  const me = newUser();
  const projectIds = [await newProject(me), await newProject(me)];
  const wallets = await list(me);
  expect(wallets.map(({ projectId }) => projectId)).toEqual(projectIds);
  expect(new Set(wallets.map(({ address }) => address)).size).toBe(2);
  for (const wallet of wallets) {
    expect(wallet.address).toBe(getAddress(wallet.address));
    expect(wallet).toMatchObject({ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [{ symbol: 'USDC', decimals: 6 }] });
  }
  expect(await list(me)).toEqual(wallets);
});

test('asked for at the same moment, by several members, it is one address', async () => {
  const [me, other] = [newUser(), newUser()];
  const projectId = await newProject(me);
  await newMember(projectId, other, 'finance');
  const lists = await Promise.all([list(me), list(other), list(me), list(other)]);
  for (const wallets of lists) expect(wallets).toEqual(lists[0]);
});

test('projects that are deleted, foreign, or whose payments one may not see are left out', async () => {
  const [me, owner] = [newUser(), newUser()];
  const [deleted, hidden] = [await newProject(me), await newProject(owner)];
  await setProject(deleted, { deletedAt: new Date() });
  await newMember(hidden, me, 'auditor');
  await newProject(owner);
  expect(await list(me)).toEqual([]);
});
