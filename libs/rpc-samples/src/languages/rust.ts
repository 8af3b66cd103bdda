import { isSocketUrl } from '../is-socket-url.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';
import { rustLiteral, rustString } from './rust-literal.ts';

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
