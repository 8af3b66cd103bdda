import type { CodeLibrary, CodeSample } from './code-sample.ts';
import { Expression, js } from './print-value.ts';

export interface ContractCall {
  readonly isRead: boolean;
  readonly functionName: string;
  readonly signature: string;
  readonly address: string;
  readonly args: readonly unknown[];
}

/** A contract's function in each library: its value where it is read, the transaction's hash where it is sent. */
export function contractSamples(call: ContractCall): Readonly<Record<CodeLibrary, CodeSample>> {
  const { isRead, functionName, signature, address, args } = call;
  const parameters = { address, abi: new Expression(js`parseAbi(${[signature]})`), functionName, args };
  const action = isRead ? 'readContract' : 'writeContract';
  const runner = new Expression(isRead ? 'provider' : 'signer');
  const list = args.map((arg) => js`${arg}`).join(', ');
  return {
    viem: {
      imports: { viem: ['parseAbi'], 'viem/actions': [action] },
      body: `const result = await ${action}(client, ${js`${parameters}`});`,
    },
    wagmi: {
      imports: { viem: ['parseAbi'], 'wagmi/actions': [action] },
      body: `const result = await ${action}(config, ${js`${parameters}`});`,
    },
    ethers: {
      imports: { ethers: ['Contract'] },
      body: [
        js`const contract = new Contract(${address}, ${[signature]}, ${runner});`,
        `const ${isRead ? 'result' : '{ hash: result }'} = await contract.${functionName}(${list});`,
      ].join('\n'),
    },
  };
}
