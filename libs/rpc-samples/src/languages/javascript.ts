import { isSocketUrl, toLiteral, type JsonValue, type LiteralSyntax, type RpcCall, type RpcSample } from '../rpc-sample.ts';

const fetchCode = ({ url, method, params }: RpcCall): string => `const response = await fetch(${scriptString(url)}, {
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

const socketCode = ({ url, method, params }: RpcCall): string => `const socket = new WebSocket(${scriptString(url)});
const request = {
  jsonrpc: '2.0',
  id: 1,
  method: ${scriptString(method)},
  params: ${scriptLiteral(params, 1)},
};

socket.onopen = () => socket.send(JSON.stringify(request));
socket.onmessage = ({ data }) => console.log(JSON.parse(data));`;

export function javascriptSample(call: RpcCall): RpcSample {
  return { label: 'JavaScript', language: 'javascript', code: isSocketUrl(call.url) ? socketCode(call) : fetchCode(call) };
}

const sendCode = ({
  method,
  params,
}: RpcCall): string => `const result = await provider.send(${scriptString(method)}, ${scriptLiteral(params)});
console.log(result);`;

/** ethers replaces subscriptions with its own events. */
function listenCode(call: RpcCall): string {
  const [kind, filter] = call.method === 'eth_subscribe' ? call.params : [];
  if (kind === 'newHeads') return "provider.on('block', (number) => console.log(number));";
  if (kind === 'newPendingTransactions') return "provider.on('pending', (hash) => console.log(hash));";
  if (kind === 'logs') return `provider.on(${scriptLiteral(filter ?? {})}, (log) => console.log(log));`;
  return sendCode(call);
}

export function ethersSample(call: RpcCall): RpcSample {
  const isSocket = isSocketUrl(call.url);
  const provider = isSocket ? 'WebSocketProvider' : 'JsonRpcProvider';
  const code = `// npm install ethers
import { ${provider} } from 'ethers';

const provider = new ${provider}(${scriptString(call.url)});

${isSocket ? listenCode(call) : sendCode(call)}`;
  return { label: 'ethers', language: 'javascript', code };
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A single-quoted JavaScript string. Its escapes are those of JSON. */
export function scriptString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** In an object literal, `__proto__` without brackets would set the prototype. */
function scriptKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return identifier.test(name) ? name : scriptString(name);
}

const syntax: LiteralSyntax = {
  indent: '  ',
  string: scriptString,
  word: String,
  key: (name) => `${scriptKey(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: true,
};

export const scriptLiteral = (value: JsonValue, depth = 0): string => toLiteral(value, syntax, depth);
