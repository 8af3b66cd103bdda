import type { RpcRequest } from '../wallet-method.ts';
import type { CodeLibrary, CodeSample } from './code-sample.ts';
import { js } from './print-value.ts';

/** The request itself in each library, for what a library has no name of its own for. */
export function rawSamples({ method, params }: RpcRequest): Readonly<Record<CodeLibrary, CodeSample>> {
  return {
    viem: { body: js`const result = await client.request(${{ method, params }});` },
    wagmi: {
      imports: { 'wagmi/actions': ['getWalletClient'] },
      body: js`const client = await getWalletClient(config);\nconst result = await client.request(${{ method, params }});`,
    },
    ethers: { body: js`const result = await provider.send(${method}, ${params ?? []});` },
  };
}
