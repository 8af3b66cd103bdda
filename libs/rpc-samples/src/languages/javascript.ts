import { isSocketUrl } from '../is-socket-url.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';

const post = ({ url, method, params }: RpcCall): string => `const response = await fetch(${scriptString(url)}, {
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

const listen = ({ url, method, params }: RpcCall): string => `const socket = new WebSocket(${scriptString(url)});
const request = {
  jsonrpc: '2.0',
  id: 1,
  method: ${scriptString(method)},
  params: ${scriptLiteral(params, 1)},
};

socket.onopen = () => socket.send(JSON.stringify(request));
socket.onmessage = ({ data }) => console.log(JSON.parse(data));`;

export function javascriptSample(call: RpcCall): RpcSample {
  return { label: 'JavaScript', language: 'javascript', code: isSocketUrl(call.url) ? listen(call) : post(call) };
}
