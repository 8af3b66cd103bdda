import type { CodeSample } from '@onepoint/ui-kit/code-block';
import { latestBlockRequest } from './ask-latest-block.ts';

/** Ids of the samples, in the order of their tabs. */
export const blockSampleIds = ['curl', 'viem', 'ethers'] as const;

/** The request for the latest block, as a person would write it in each language. */
export function blockSamples(url: string): readonly CodeSample[] {
  return [
    {
      id: 'curl',
      label: 'curl',
      language: 'shell',
      code: `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${latestBlockRequest}'`,
    },
    {
      id: 'viem',
      label: 'viem',
      language: 'typescript',
      code: `import { createPublicClient, http } from 'viem'\n\nconst client = createPublicClient({ transport: http('${url}') })\nconsole.log(await client.getBlockNumber())`,
    },
    {
      id: 'ethers',
      label: 'ethers',
      language: 'typescript',
      code: `import { JsonRpcProvider } from 'ethers'\n\nconst provider = new JsonRpcProvider('${url}')\nconsole.log(await provider.getBlockNumber())`,
    },
  ];
}
