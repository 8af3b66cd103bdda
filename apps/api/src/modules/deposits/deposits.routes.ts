import { contract, may } from '@onepoint/api-contract';
import { getAddress, type Address } from 'viem';
import { defineRoute } from '../../routing/define-route.ts';
import { deriveDepositAddress } from './deposit-addresses.ts';
import { toPublicNetworks } from './deposit-network.ts';

export const getDepositTerms = defineRoute(contract.getDepositTerms, async (_input, { depositTerms }) => depositTerms);

/** Only projects whose payments the caller can read. A project has the same address on all networks. */
export const listCustodialWallets = defineRoute(contract.listCustodialWallets, async ({ userId }, { projects, deposits }) => {
  const { config, addresses } = deposits;
  if (config === null) return [];
  const seen = (await projects.listOfUser(userId)).filter(({ role }) => may(role, 'payment:read'));
  const projectIds = seen.map(({ project }) => project.id);
  const byProject = await addresses.provide(projectIds, (index) => deriveDepositAddress(config.extendedPublicKey, index));
  return projectIds.flatMap((projectId) => {
    const address = byProject.get(projectId);
    if (address === undefined) return [];
    return toPublicNetworks(config).map((network) => ({ projectId, address: getAddress(address as Address), ...network }));
  });
});

export const depositRoutes = [getDepositTerms, listCustodialWallets];
