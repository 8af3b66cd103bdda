import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';

export function viemSample({ url, method, params }: RpcCall): RpcSample {
  const code = `import { createPublicClient, http } from 'viem';

const client = createPublicClient({ transport: http(${scriptString(url)}) });

const result = await client.request({
  method: ${scriptString(method)},
  params: ${scriptLiteral(params, 1)},
});
console.log(result);`;
  return { label: 'viem', language: 'typescript', code };
}
