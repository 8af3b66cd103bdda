import { isSocketUrl, toLiteral, type JsonValue, type LiteralSyntax, type RpcCall, type RpcSample } from '../rpc-sample.ts';

const request = ({ method, params }: RpcCall): string => `    let request = json!({
        "jsonrpc": "2.0",
        "id": 1,
        "method": ${rustString(method)},
        "params": ${rustLiteral(params, 2)}
    });`;

const post = (call: RpcCall): string => `// cargo add reqwest --features blocking,json && cargo add serde_json
use serde_json::{json, Value};

fn main() -> Result<(), reqwest::Error> {
${request(call)}
    let reply: Value = reqwest::blocking::Client::new()
        .post(${rustString(call.url)})
        .json(&request)
        .send()?
        .json()?;
    println!("{reply}");
    Ok(())
}`;

const listen = (call: RpcCall): string => `// cargo add tungstenite --features native-tls && cargo add serde_json
use serde_json::json;
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
${request(call)}
    let (mut socket, _) = connect(${rustString(call.url)})?;
    socket.send(Message::text(request.to_string()))?;
    loop {
        println!("{}", socket.read()?);
    }
}`;

export function rustSample(call: RpcCall): RpcSample {
  return { label: 'Rust', language: 'rust', code: isSocketUrl(call.url) ? listen(call) : post(call) };
}

const int32Max = 2 ** 31 - 1;

/** Rust shares JSON's escapes except `\b`, `\f` and `\u0000`, and has no lone surrogates. */
function rustString(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll(
    /\\(?:u(?<hex>[\da-f]{4})|(?<letter>.))/g,
    (escape, hex?: string, letter?: string) => {
      if (hex !== undefined) return `\\u{${hex}}`;
      return letter === 'b' || letter === 'f' ? `\\u{${letter === 'b' ? '8' : 'c'}}` : escape;
    },
  );
}

/** Untyped integers in `json!` are `i32`; larger ones do not compile. */
function rustNumber(value: number): string {
  const isLarge = Number.isInteger(value) && Math.abs(value) > int32Max;
  if (!isLarge) return String(value);
  return `${String(value)}_${Number.isSafeInteger(value) ? 'i64' : 'f64'}`;
}

const syntax: LiteralSyntax = {
  indent: '    ',
  string: rustString,
  number: rustNumber,
  word: String,
  key: (name) => `${rustString(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: false,
};

const rustLiteral = (value: JsonValue, depth: number): string => toLiteral(value, syntax, depth);
