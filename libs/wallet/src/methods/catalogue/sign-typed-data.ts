import { Expression, js } from '../code/print-value.ts';
import { defineMethod } from '../define-method.ts';
import { mailTypedData } from '../typed-data/mail-typed-data.ts';

interface TypedData {
  readonly domain?: unknown;
  readonly types?: Readonly<Record<string, unknown>>;
  readonly primaryType?: unknown;
  readonly message?: unknown;
}

/** EIP-712: signs data whose structure the wallet can show. {@link malformedTypedData} lists data that a wallet must refuse. */
export const signTypedData = defineMethod({
  id: 'signTypedData',
  group: 'signing',
  rpcMethod: 'eth_signTypedData_v4',
  eip: 712,
  asksPerson: true,
  fields: { typedData: { kind: 'json' } },
  example: ({ chainId }) => ({ typedData: JSON.stringify(mailTypedData(chainId), undefined, 2) }),
  toRequest: ({ typedData }, { account }) => ({ method: 'eth_signTypedData_v4', params: [account, typedData] }),
  samples: ({ typedData }) => {
    const { domain, types = {}, primaryType, message } = JSON.parse(typedData) as TypedData;
    // viem and ethers derive the domain's own type.
    const { EIP712Domain: _, ...ownTypes } = types;
    const data = { domain, types: ownTypes, primaryType, message };
    const [d, t, m] = [domain, ownTypes, message].map((part) => new Expression(js`${part}`));
    return {
      viem: { body: js`const result = await client.signTypedData(${data});` },
      wagmi: { imports: { 'wagmi/actions': ['signTypedData'] }, body: js`const result = await signTypedData(config, ${data});` },
      ethers: { body: js`const result = await signer.signTypedData(${d}, ${t}, ${m});` },
    };
  },
});
