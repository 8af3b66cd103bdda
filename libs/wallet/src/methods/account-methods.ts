import { defineMethod } from './define-method.ts';
import { js } from './print-value.ts';
import { rawSamples } from './write-code.ts';

export const requestAccounts = defineMethod({
  id: 'requestAccounts',
  group: 'account',
  rpcMethod: 'eth_requestAccounts',
  eip: 1102,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'eth_requestAccounts' }),
  samples: () => ({
    viem: { body: 'const result = await client.requestAddresses();' },
    wagmi: rawSamples({ method: 'eth_requestAccounts' }).wagmi,
    ethers: { body: "const result = await provider.send('eth_requestAccounts', []);" },
  }),
});

export const accounts = defineMethod({
  id: 'accounts',
  group: 'account',
  rpcMethod: 'eth_accounts',
  eip: 1102,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'eth_accounts' }),
  samples: () => ({
    viem: { body: 'const result = await client.getAddresses();' },
    wagmi: {
      imports: { 'wagmi/actions': ['getConnection'] },
      body: 'const { addresses: result } = getConnection(config);',
    },
    ethers: { body: "const result = await provider.send('eth_accounts', []);" },
  }),
});

export const chainId = defineMethod({
  id: 'chainId',
  group: 'account',
  rpcMethod: 'eth_chainId',
  eip: 695,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'eth_chainId' }),
  samples: () => ({
    viem: { body: 'const result = await client.getChainId();' },
    wagmi: { imports: { 'wagmi/actions': ['getConnection'] }, body: 'const { chainId: result } = getConnection(config);' },
    ethers: { body: 'const { chainId: result } = await provider.getNetwork();' },
  }),
});

/** Shows whether an account delegates to the code of a smart account. */
export const delegation = defineMethod({
  id: 'delegation',
  group: 'account',
  rpcMethod: 'eth_getCode',
  eip: 7702,
  fields: { address: { kind: 'address' } },
  example: ({ account }) => ({ address: account }),
  toRequest: ({ address }) => ({ method: 'eth_getCode', params: [address, 'latest'] }),
  samples: ({ address }) => ({
    viem: { imports: { 'viem/actions': ['getDelegation'] }, body: js`const result = await getDelegation(client, ${{ address }});` },
    wagmi: { imports: { 'wagmi/actions': ['getBytecode'] }, body: js`const result = await getBytecode(config, ${{ address }});` },
    ethers: { body: js`const result = await provider.getCode(${address});` },
  }),
});

export const balance = defineMethod({
  id: 'balance',
  group: 'account',
  rpcMethod: 'eth_getBalance',
  fields: { address: { kind: 'address' } },
  example: ({ account }) => ({ address: account }),
  toRequest: ({ address }) => ({ method: 'eth_getBalance', params: [address, 'latest'] }),
  samples: ({ address }) => ({
    viem: {
      imports: { 'viem/actions': ['getBalance'] },
      body: js`const result = await getBalance(client, { address: ${address} });`,
    },
    wagmi: {
      imports: { 'wagmi/actions': ['getBalance'] },
      body: js`const { value: result } = await getBalance(config, { address: ${address} });`,
    },
    ethers: { body: js`const result = await provider.getBalance(${address});` },
  }),
});

const accountsPermission = { eth_accounts: {} };

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

export const requestPermissions = defineMethod({
  id: 'requestPermissions',
  group: 'permission',
  rpcMethod: 'wallet_requestPermissions',
  eip: 2255,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'wallet_requestPermissions', params: [accountsPermission] }),
  samples: () => ({
    ...rawSamples({ method: 'wallet_requestPermissions', params: [accountsPermission] }),
    viem: { body: 'const result = await client.requestPermissions({ eth_accounts: {} });' },
  }),
});

/** Defined by MIP-2. */
export const revokePermissions = defineMethod({
  id: 'revokePermissions',
  group: 'permission',
  rpcMethod: 'wallet_revokePermissions',
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'wallet_revokePermissions', params: [accountsPermission] }),
  samples: () => rawSamples({ method: 'wallet_revokePermissions', params: [accountsPermission] }),
});
