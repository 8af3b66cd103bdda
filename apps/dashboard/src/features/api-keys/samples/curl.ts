import type { Sample, SampleParameters } from './sample.ts';

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

export function curlSample({ url }: SampleParameters): Sample {
  return {
    label: 'curl',
    language: 'shell',
    code: `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`,
  };
}

/** curl has no WebSocket of its own; wscat is the same idea. */
export function wscatSample({ url }: SampleParameters): Sample {
  const subscribe = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}';
  return { label: 'wscat', language: 'shell', code: `npx wscat -c ${url} -w 60 \\\n  -x '${subscribe}'` };
}
