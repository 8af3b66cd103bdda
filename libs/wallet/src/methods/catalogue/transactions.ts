import { numberToHex, parseEther } from 'viem';
import { js } from '../code/print-value.ts';
import { defineMethod } from '../define-method.ts';

/** Sends native currency, data, or both. */
export const sendTransaction = defineMethod({
  id: 'sendTransaction',
  group: 'transaction',
  rpcMethod: 'eth_sendTransaction',
  asksPerson: true,
  sendsTransaction: true,
  fields: { to: { kind: 'address' }, value: { kind: 'amount' }, data: { kind: 'hex', isOptional: true } },
  example: ({ account }) => ({ to: account, value: '0', data: '' }),
  toRequest: ({ to, value, data }, { account }) => ({
    method: 'eth_sendTransaction',
    params: [{ from: account, to, value: numberToHex(parseEther(value)), ...(data !== '' && { data }) }],
  }),
  samples: ({ to, value, data }) => {
    const transaction = { to, value: parseEther(value), data: data === '' ? undefined : data };
    return {
      viem: { body: js`const result = await client.sendTransaction(${transaction});` },
      wagmi: { imports: { 'wagmi/actions': ['sendTransaction'] }, body: js`const result = await sendTransaction(config, ${transaction});` },
      ethers: { body: js`const { hash: result } = await signer.sendTransaction(${transaction});` },
    };
  },
});

/**
 * Creates a contract. The example is a constructor that puts down ten bytes of code, which answer every call with 1: enough to stand in
 * for a token in a wallet's dialogues.
 */
export const deployContract = defineMethod({
  id: 'deployContract',
  group: 'transaction',
  rpcMethod: 'eth_sendTransaction',
  asksPerson: true,
  sendsTransaction: true,
  fields: { bytecode: { kind: 'hex' } },
  example: () => ({ bytecode: '0x600a600c600039600a6000f3600160005260206000f3' }),
  toRequest: ({ bytecode }, { account }) => ({ method: 'eth_sendTransaction', params: [{ from: account, data: bytecode }] }),
  samples: ({ bytecode }) => ({
    viem: { body: js`const result = await client.deployContract(${{ abi: [], bytecode }});` },
    wagmi: {
      imports: { 'wagmi/actions': ['deployContract'] },
      body: js`const result = await deployContract(config, ${{ abi: [], bytecode }});`,
    },
    ethers: {
      imports: { ethers: ['ContractFactory'] },
      body: js`const factory = new ContractFactory([], ${bytecode}, signer);\nconst contract = await factory.deploy();\nconst result = contract.deploymentTransaction().hash;`,
    },
  }),
});
