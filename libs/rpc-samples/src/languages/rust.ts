import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { toLiteral, type LiteralSyntax } from '../to-literal.ts';

// JSON's escapes are Rust's but for `\u`, which ASCII texts do not have.
const text = (value: string): string => JSON.stringify(value);

/** Inside `serde_json::json!` stands JSON. */
const syntax: LiteralSyntax = {
  indent: '    ',
  string: text,
  word: String,
  key: (name) => `${text(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: false,
};

export function rustSample({ url, method, params }: RpcCall): RpcSample {
  const code = `// cargo add reqwest --features blocking,json && cargo add serde_json
use serde_json::{json, Value};

fn main() -> Result<(), reqwest::Error> {
    let request = json!({
        "jsonrpc": "2.0",
        "id": 1,
        "method": ${text(method)},
        "params": ${toLiteral(params, syntax, 2)}
    });
    let reply: Value = reqwest::blocking::Client::new()
        .post(${text(url)})
        .json(&request)
        .send()?
        .json()?;
    println!("{reply}");
    Ok(())
}`;
  return { label: 'Rust', language: 'rust', code };
}
