import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';

export function javascriptSample({ url, method, params }: RpcCall): RpcSample {
  const code = `const response = await fetch(${scriptString(url)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: ${scriptString(method)},
    params: ${scriptLiteral(params, 2)},
  }),
});
const { result, error } = await response.json();

console.log(error ?? result);`;
  return { label: 'JavaScript', language: 'javascript', code };
}
