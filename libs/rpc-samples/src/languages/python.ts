import type { JsonValue, RpcCall, RpcSample } from '../rpc-sample.ts';
import { toLiteral, type LiteralSyntax } from '../to-literal.ts';

// JSON's strings are Python's: the same quotes and escapes.
const text = (value: string): string => JSON.stringify(value);

const syntax: LiteralSyntax = {
  indent: '    ',
  string: text,
  word: (value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? 'None',
  key: (name) => `${text(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: true,
};

const literal = (value: JsonValue, depth: number): string => toLiteral(value, syntax, depth);

export function pythonSample({ url, method, params }: RpcCall): RpcSample {
  const code = `import requests

response = requests.post(
    ${text(url)},
    json={
        "jsonrpc": "2.0",
        "id": 1,
        "method": ${text(method)},
        "params": ${literal(params, 2)},
    },
    timeout=10,
)
print(response.json())`;
  return { label: 'Python', language: 'python', code };
}
