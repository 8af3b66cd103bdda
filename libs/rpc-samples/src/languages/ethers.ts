import { isSocketUrl } from '../is-socket-url.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './script-literal.ts';

const send = ({
  method,
  params,
}: RpcCall): string => `const result = await provider.send(${scriptString(method)}, ${scriptLiteral(params)});
console.log(result);`;

/** ethers subscribes by itself: its events stand for the subscriptions. */
function listen(call: RpcCall): string {
  const [kind, filter] = call.method === 'eth_subscribe' ? call.params : [];
  if (kind === 'newHeads') return "provider.on('block', (number) => console.log(number));";
  if (kind === 'newPendingTransactions') return "provider.on('pending', (hash) => console.log(hash));";
  if (kind === 'logs') return `provider.on(${scriptLiteral(filter ?? {})}, (log) => console.log(log));`;
  return send(call);
}

export function ethersSample(call: RpcCall): RpcSample {
  const isSocket = isSocketUrl(call.url);
  const provider = isSocket ? 'WebSocketProvider' : 'JsonRpcProvider';
  const code = `// npm install ethers
import { ${provider} } from 'ethers';

const provider = new ${provider}(${scriptString(call.url)});

${isSocket ? listen(call) : send(call)}`;
  return { label: 'ethers', language: 'javascript', code };
}
