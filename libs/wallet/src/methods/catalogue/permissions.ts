import { rawSamples } from '../code/raw-samples.ts';
import { defineMethod } from '../define-method.ts';

const accountsPermission = { eth_accounts: {} };

/** EIP-2255: what this page may do. */
export const getPermissions = defineMethod({
  id: 'getPermissions',
  group: 'permission',
  rpcMethod: 'wallet_getPermissions',
  eip: 2255,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'wallet_getPermissions' }),
  samples: () => ({
    ...rawSamples({ method: 'wallet_getPermissions' }),
    viem: { body: 'const result = await client.getPermissions();' },
  }),
});

/** EIP-2255: asks to see accounts, also when some are seen already. */
export const requestPermissions = defineMethod({
  id: 'requestPermissions',
  group: 'permission',
  rpcMethod: 'wallet_requestPermissions',
  eip: 2255,
  asksPerson: true,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'wallet_requestPermissions', params: [accountsPermission] }),
  samples: () => ({
    ...rawSamples({ method: 'wallet_requestPermissions', params: [accountsPermission] }),
    viem: { body: 'const result = await client.requestPermissions({ eth_accounts: {} });' },
  }),
});

/** MIP-2: gives the permission back. */
export const revokePermissions = defineMethod({
  id: 'revokePermissions',
  group: 'permission',
  rpcMethod: 'wallet_revokePermissions',
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'wallet_revokePermissions', params: [accountsPermission] }),
  samples: () => rawSamples({ method: 'wallet_revokePermissions', params: [accountsPermission] }),
});
