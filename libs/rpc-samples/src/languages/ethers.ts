import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';

export function ethersSample({ url, method, params }: RpcCall): RpcSample {
  const code = `import { JsonRpcProvider } from 'ethers';

const provider = new JsonRpcProvider(${scriptString(url)});

const result = await provider.send(${scriptString(method)}, ${scriptLiteral(params)});
console.log(result);`;
  return { label: 'ethers', language: 'javascript', code };
}
