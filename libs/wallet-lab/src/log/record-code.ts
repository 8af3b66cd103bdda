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

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a `curl` command line for a POSIX shell. */
export function toCurl({ method, params }: RecordedRequest, rpcUrl: string): string {
  const body = JSON.stringify(JSON.parse(formatJson({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })));
  return ['curl', '--request POST', "--header 'content-type: application/json'", `--data ${shellQuoted(body)}`, shellQuoted(rpcUrl)].join(
    ' \\\n  ',
  );
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
