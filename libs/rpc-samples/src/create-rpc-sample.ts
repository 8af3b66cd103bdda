import { goSample } from './languages/go.ts';
import { ethersSample, javascriptSample } from './languages/javascript.ts';
import { pythonSample } from './languages/python.ts';
import { rustSample } from './languages/rust.ts';
import { viemSample } from './languages/viem.ts';
import {
  isSocketUrl,
  requestBody,
  toLiteral,
  type LiteralSyntax,
  type RpcCall,
  type RpcSample,
  type RpcSampleLanguage,
} from './rpc-sample.ts';

export { rpcSampleLanguages, type JsonValue } from './rpc-sample.ts';

const makers: Readonly<Record<RpcSampleLanguage, (call: RpcCall) => RpcSample>> = {
  curl: curlSample,
  javascript: javascriptSample,
  viem: viemSample,
  ethers: ethersSample,
  python: pythonSample,
  go: goSample,
  rust: rustSample,
};

/** Creates runnable code for a call. All values are escaped as literals of the language. */
export function createRpcSample(language: RpcSampleLanguage, call: RpcCall): RpcSample {
  return makers[language](call);
}

/** A single-quoted shell string. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const json: LiteralSyntax = {
  indent: '  ',
  string: (text) => JSON.stringify(text),
  word: String,
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: false,
};

/** The body on several lines, so that it fits narrow windows. */
const bodyLines = ({ method, params }: RpcCall): string => `{
    "jsonrpc": "2.0",
    "id": 1,
    "method": ${JSON.stringify(method)},
    "params": ${toLiteral(params, json, 2)}
  }`;

/** Uses wscat for WebSockets, because curl cannot send messages. */
function curlSample(call: RpcCall): RpcSample {
  if (isSocketUrl(call.url)) {
    return { label: 'wscat', language: 'shell', code: `npx wscat -c ${call.url} -w 60 \\\n  -x ${quoted(requestBody(call))}` };
  }
  const lines = [`curl ${call.url}`, "  -H 'content-type: application/json'", `  -d ${quoted(bodyLines(call))}`];
  return { label: 'curl', language: 'shell', code: lines.join(' \\\n') };
}
