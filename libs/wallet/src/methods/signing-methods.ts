import { stringToHex } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { defineMethod, type MethodContext } from './define-method.ts';
import { Expression, js } from './print-value.ts';
import { mailTypedData } from './typed-data.ts';

export const personalSign = defineMethod({
  id: 'personalSign',
  group: 'signing',
  rpcMethod: 'personal_sign',
  eip: 191,
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

interface TypedData {
  readonly domain?: unknown;
  readonly types?: Readonly<Record<string, unknown>>;
  readonly primaryType?: unknown;
  readonly message?: unknown;
}

export const signTypedData = defineMethod({
  id: 'signTypedData',
  group: 'signing',
  rpcMethod: 'eth_signTypedData_v4',
  eip: 712,
  fields: { typedData: { kind: 'json' } },
  example: ({ chainId }) => ({ typedData: JSON.stringify(mailTypedData(chainId), undefined, 2) }),
  toRequest: ({ typedData }, { account }) => ({ method: 'eth_signTypedData_v4', params: [account, typedData] }),
  samples: ({ typedData }) => {
    const { domain, types = {}, primaryType, message } = JSON.parse(typedData) as TypedData;
    // viem and ethers derive the domain type themselves.
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

type Values = Readonly<Record<'domain' | 'uri' | 'statement' | 'nonce' | 'chainId', string>>;

const fieldsOf = ({ domain, uri, statement, nonce, chainId }: Values, { account, issuedAt }: MethodContext) => ({
  address: account,
  chainId: Number(chainId),
  domain,
  issuedAt,
  nonce,
  ...(statement !== '' && { statement }),
  uri,
  version: '1' as const,
});

const createMessage = (values: Values, context: MethodContext): string =>
  js`const message = createSiweMessage(${fieldsOf(values, context)});`;

/** Sign-In with Ethereum. Wallets compare `domain` with the page's. */
export const signIn = defineMethod({
  id: 'signIn',
  group: 'signing',
  rpcMethod: 'personal_sign',
  eip: 4361,
  fields: {
    domain: { kind: 'text' },
    uri: { kind: 'url' },
    statement: { kind: 'text', isOptional: true },
    nonce: { kind: 'text' },
    chainId: { kind: 'chainId' },
  },
  example: ({ origin, nonce, chainId }) => ({
    domain: new URL(origin).host,
    uri: origin,
    statement: 'Sign in to Onepoint.',
    nonce,
    chainId: String(chainId),
  }),
  toRequest: (values, context) => ({
    method: 'personal_sign',
    params: [stringToHex(createSiweMessage(fieldsOf(values, context))), context.account],
  }),
  samples: (values, context) => ({
    viem: {
      imports: { 'viem/siwe': ['createSiweMessage'] },
      body: `${createMessage(values, context)}\nconst result = await client.signMessage({ message });`,
    },
    wagmi: {
      imports: { 'viem/siwe': ['createSiweMessage'], 'wagmi/actions': ['signMessage'] },
      body: `${createMessage(values, context)}\nconst result = await signMessage(config, { message });`,
    },
    // ethers has no function that creates the message.
    ethers: { body: js`const result = await signer.signMessage(${createText(values, context)});` },
  }),
});

function createText(values: Values, context: MethodContext): Expression {
  const lines = createSiweMessage(fieldsOf(values, context)).split('\n');
  return new Expression(js`${lines}.join('\\n')`);
}
