import { rawSamples } from '../code/raw-samples.ts';
import { js } from '../code/print-value.ts';
import { defineMethod } from '../define-method.ts';

/** EIP-1102: asks for accounts, and the person which ones. */
export const requestAccounts = defineMethod({
  id: 'requestAccounts',
  group: 'account',
  rpcMethod: 'eth_requestAccounts',
  eip: 1102,
  asksPerson: true,
  fields: {},
  example: () => ({}),
  toRequest: () => ({ method: 'eth_requestAccounts' }),
  samples: () => ({
    viem: { body: 'const result = await client.requestAddresses();' },
    wagmi: rawSamples({ method: 'eth_requestAccounts' }).wagmi,
    ethers: { body: "const result = await provider.send('eth_requestAccounts', []);" },
  }),
});

/** The accounts this page may see, the current one first. */
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

/** The chain the wallet is on. */
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

/** Native currency an address has, in wei. */
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
