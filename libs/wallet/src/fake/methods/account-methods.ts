import { numberToHex } from 'viem';
import { z } from 'zod/mini';
import { FakeProviderRpcError } from '../fake-provider-rpc-error.ts';
import { parseParams, visibleAccounts, type FakeMethod, type FakeWalletContext } from '../fake-wallet-context.ts';

const permissionParams = z.tuple([z.object({ eth_accounts: z.record(z.string(), z.unknown()) })]);

const permissionsOf = (context: FakeWalletContext): readonly object[] =>
  visibleAccounts(context).map((address) => ({
    invoker: 'https://onepoint.test',
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  }));

const unlocking = new WeakSet<object>();

/** As wallets do: the person unlocks first, and is not asked twice at a time. */
async function authorizePage(context: FakeWalletContext): Promise<void> {
  if (context.state.isLocked) {
    if (unlocking.has(context.batches)) throw new FakeProviderRpcError(-32_002, 'The wallet is waiting to be unlocked');
    unlocking.add(context.batches);
    await context.whenUnlocked();
    unlocking.delete(context.batches);
  }
  context.setState({ isAuthorized: true });
}

/** Accounts (EIP-1102), permissions (EIP-2255, MIP-2) and the chain's id. */
export const accountMethods: Readonly<Record<string, FakeMethod>> = {
  eth_accounts: visibleAccounts,
  eth_requestAccounts: async (context) => {
    await authorizePage(context);
    return visibleAccounts(context);
  },
  wallet_requestPermissions: async (context, params) => {
    parseParams(permissionParams, params);
    await authorizePage(context);
    return permissionsOf(context);
  },
  wallet_getPermissions: permissionsOf,
  wallet_revokePermissions: ({ setState }) => {
    setState({ isAuthorized: false });
    return null;
  },
  eth_chainId: ({ state }) => numberToHex(state.chainId),
  net_version: ({ state }) => String(state.chainId),
};
