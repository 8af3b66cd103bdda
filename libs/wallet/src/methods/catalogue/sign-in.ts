import { stringToHex } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { Expression, js } from '../code/print-value.ts';
import { defineMethod } from '../define-method.ts';
import type { MethodContext } from '../wallet-method.ts';

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

/** EIP-4361, sign-in with Ethereum: a message of a fixed form, signed with `personal_sign`. Wallets compare `domain` with the page's. */
export const signIn = defineMethod({
  id: 'signIn',
  group: 'signing',
  rpcMethod: 'personal_sign',
  eip: 4361,
  asksPerson: true,
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
    // ethers has no writer of such messages: the text itself.
    ethers: { body: js`const result = await signer.signMessage(${createText(values, context)});` },
  }),
});

function createText(values: Values, context: MethodContext): Expression {
  const lines = createSiweMessage(fieldsOf(values, context)).split('\n');
  return new Expression(js`${lines}.join('\\n')`);
}
