import { isSocketUrl } from '../is-socket-url.ts';
import { requestBody } from '../request-body.ts';
import type { RpcCall, RpcSample } from '../rpc-sample.ts';

/** A text between single quotes of a shell, where nothing else ends it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** curl sends no messages over a WebSocket; wscat stands in for it. */
export function curlSample(call: RpcCall): RpcSample {
  const body = quoted(requestBody(call));
  if (isSocketUrl(call.url)) return { label: 'wscat', language: 'shell', code: `npx wscat -c ${call.url} -w 60 \\\n  -x ${body}` };
  const lines = [`curl ${call.url}`, "  -H 'content-type: application/json'", `  -d ${body}`];
  return { label: 'curl', language: 'shell', code: lines.join(' \\\n') };
}
