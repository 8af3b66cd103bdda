import { isSocketUrl } from '../is-socket-url.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';
import { viemMethods } from './viem-methods.ts';

const typed: ReadonlySet<string> = new Set(viemMethods);

/** The names to import from viem, and the client. */
function client({ url, method, params }: RpcCall): string {
  const transport = isSocketUrl(url) ? 'webSocket' : 'http';
  const made = `${transport}(${scriptString(url)})`;
  if (typed.has(method) || isSubscription({ url, method, params })) {
    return `import { createPublicClient, ${transport} } from 'viem';

const client = createPublicClient({ transport: ${made} });`;
  }
  const given = params.length === 0 ? 'Parameters?: undefined' : 'Parameters: unknown[]';
  return `import { createPublicClient, ${transport === 'http' ? 'http, rpcSchema' : 'rpcSchema, webSocket'} } from 'viem';

const client = createPublicClient({
  rpcSchema: rpcSchema<[{ Method: ${scriptString(method)}; ${given}; ReturnType: unknown }]>(),
  transport: ${made},
});`;
}

function isSubscription({ url, method }: RpcCall): boolean {
  return isSocketUrl(url) && method === 'eth_subscribe';
}

/** Where a method takes no parameters, viem's types have none. */
const request = ({ method, params }: RpcCall): string => `const result = await client.request({
  method: ${scriptString(method)},${params.length === 0 ? '' : `\n  params: ${scriptLiteral(params, 1)},`}
});
console.log(result);`;

const subscribe = ({ params }: RpcCall): string => `await client.transport.subscribe({
  params: ${scriptLiteral(params, 1)},
  onData: ({ result }) => console.log(result),
});`;

export function viemSample(call: RpcCall): RpcSample {
  const code = `// npm install viem
${client(call)}

${isSubscription(call) ? subscribe(call) : request(call)}`;
  return { label: 'viem', language: 'typescript', code };
}
