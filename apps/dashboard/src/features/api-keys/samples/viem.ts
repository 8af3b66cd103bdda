import type { Sample, SampleParameters } from './sample.ts';

export function viemHttpSample({ url }: SampleParameters): Sample {
  return {
    label: 'viem',
    language: 'javascript',
    code: `import { createPublicClient, http } from 'viem';

const client = createPublicClient({
  transport: http('${url}'),
});

console.log(await client.getBlockNumber());`,
  };
}

export function viemWebSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'viem',
    language: 'javascript',
    code: `import { createPublicClient, webSocket } from 'viem';

const client = createPublicClient({
  transport: webSocket('${url}'),
});

client.watchBlockNumber({
  onBlockNumber: (blockNumber) => console.log(blockNumber),
});`,
  };
}
