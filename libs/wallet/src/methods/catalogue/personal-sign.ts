import { stringToHex } from 'viem';
import { js } from '../code/print-value.ts';
import { defineMethod } from '../define-method.ts';

/** EIP-191: signs a text. The signature is checked with `verifyMessage` of viem. */
export const personalSign = defineMethod({
  id: 'personalSign',
  group: 'signing',
  rpcMethod: 'personal_sign',
  eip: 191,
  asksPerson: true,
  fields: { message: { kind: 'multiline' } },
  example: () => ({ message: 'Hello from Onepoint' }),
  toRequest: ({ message }, { account }) => ({ method: 'personal_sign', params: [stringToHex(message), account] }),
  samples: ({ message }) => ({
    viem: { body: js`const result = await client.signMessage({ message: ${message} });` },
    wagmi: {
      imports: { 'wagmi/actions': ['signMessage'] },
      body: js`const result = await signMessage(config, { message: ${message} });`,
    },
    ethers: { body: js`const result = await signer.signMessage(${message});` },
  }),
});
