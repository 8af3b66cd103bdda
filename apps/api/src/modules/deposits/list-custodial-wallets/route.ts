import { contract, may } from '@onepoint/api-contract';
import { getAddress, type Address } from 'viem';
import { defineRoute } from '../../../routing/define-route.ts';
import { deriveDepositAddress } from '../derive-deposit-address.ts';

/** Each project whose payments the caller may see, on each network: one address a project, the same everywhere. */
export const listCustodialWallets = defineRoute(contract.listCustodialWallets, async ({ userId }, { projects, deposits }) => {
  const { config, addresses } = deposits;
  if (config === null) return [];
  const seen = (await projects.listOfUser(userId)).filter(({ role }) => may(role, 'payment:read'));
  const projectIds = seen.map(({ project }) => project.id);
  const byProject = await addresses.provide(projectIds, (index) => deriveDepositAddress(config.extendedPublicKey, index));
  return projectIds.flatMap((projectId) => {
    const address = byProject.get(projectId);
    if (address === undefined) return [];
    return config.networks.map(({ name, chainId, confirmations, tokens }) => ({
      projectId,
      network: name,
      chainId,
      confirmations,
      address: getAddress(address as Address),
      tokens: tokens.map((token) => ({ symbol: token.symbol, contractAddress: token.address, decimals: token.decimals })),
    }));
  });
});
