import type { Sample, SampleParameters } from './sample.ts';

export function ethersHttpSample({ url }: SampleParameters): Sample {
  return {
    label: 'ethers',
    language: 'javascript',
    code: `import { JsonRpcProvider } from 'ethers';

const provider = new JsonRpcProvider('${url}');

console.log(await provider.getBlockNumber());`,
  };
}

export function ethersWebSocketSample({ url }: SampleParameters): Sample {
  return {
    label: 'ethers',
    language: 'javascript',
    code: `import { WebSocketProvider } from 'ethers';

const provider = new WebSocketProvider('${url}');

provider.on('block', (blockNumber) => console.log(blockNumber));`,
  };
}
