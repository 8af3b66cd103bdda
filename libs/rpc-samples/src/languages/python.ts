import { isSocketUrl, toLiteral, type JsonValue, type LiteralSyntax, type RpcCall, type RpcSample } from '../rpc-sample.ts';

const post = ({ url, method, params }: RpcCall): string => `# pip install requests
import requests

response = requests.post(
    ${pythonString(url)},
    json={
        "jsonrpc": "2.0",
        "id": 1,
        "method": ${pythonString(method)},
        "params": ${pythonLiteral(params, 2)},
    },
    timeout=10,
)
print(response.json())`;

const listen = ({ url, method, params }: RpcCall): string => `# pip install websockets
import asyncio
import json

import websockets

async def main():
    async with websockets.connect(${pythonString(url)}) as socket:
        request = {
            "jsonrpc": "2.0",
            "id": 1,
            "method": ${pythonString(method)},
            "params": ${pythonLiteral(params, 3)},
        }
        await socket.send(json.dumps(request))
        async for message in socket:
            print(json.loads(message))

asyncio.run(main())`;

export function pythonSample(call: RpcCall): RpcSample {
  return { label: 'Python', language: 'python', code: isSocketUrl(call.url) ? listen(call) : post(call) };
}

/** Python and JSON share quotes and escapes. */
const pythonString = (value: string): string => JSON.stringify(value);

const syntax: LiteralSyntax = {
  indent: '    ',
  string: pythonString,
  word: (value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? 'None',
  key: (name) => `${pythonString(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: true,
};

const pythonLiteral = (value: JsonValue, depth: number): string => toLiteral(value, syntax, depth);
