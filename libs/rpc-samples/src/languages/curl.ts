import { requestBody } from '../request-body.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';

/** A text between single quotes of a shell, where nothing else ends it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlSample(call: RpcCall): RpcSample {
  const lines = [`curl ${call.url}`, "  -H 'content-type: application/json'", `  -d ${quoted(requestBody(call))}`];
  return { label: 'curl', language: 'shell', code: lines.join(' \\\n') };
}
