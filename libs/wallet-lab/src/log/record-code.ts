import { formatJson } from '../shared/format-json.ts';

/** What was asked: a method with its parameters. */
export interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
}

/** Methods that only a wallet answers: a node has no keys and no person. */
const walletOnly = /^(?:wallet_|personal_|eth_(?:accounts|requestAccounts|coinbase|sign|sendTransaction))/;

/** Whether a node could be asked the same. */
export function isNodeMethod(method: string): boolean {
  return !walletOnly.test(method);
}

/** The request as a program with viem, to the wallet at `window.ethereum`. */
export function toViem({ method, params }: RecordedRequest): string {
  const args = params === undefined ? '' : `, params: ${formatJson(params)}`;
  return [
    "import { createWalletClient, custom } from 'viem';",
    '',
    'const client = createWalletClient({ transport: custom(window.ethereum) });',
    `const result = await client.request({ method: ${JSON.stringify(method)}${args} });`,
    '',
  ].join('\n');
}
