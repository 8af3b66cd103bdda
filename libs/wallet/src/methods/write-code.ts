import { walletChains } from '../config/wallet-chains.ts';
import type { MethodContext, RpcRequest } from './define-method.ts';
import { js } from './print-value.ts';

export const codeLibraries = ['viem', 'wagmi', 'ethers'] as const;

export type CodeLibrary = (typeof codeLibraries)[number];

/** The method-specific part of a program. */
export interface CodeSample {
  /** Imports by module, except those for `client`, `config`, `provider`, `signer` and `chain`. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  /** Must assign `result`. */
  readonly body: string;
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

interface Prelude {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly line?: string;
}

/** Names that a body may use, each with the code that defines it. The definition of a name may use the names after it. */
type Names = Readonly<Record<string, Prelude>>;

/**
 * Writes a complete program around a sample: imports, then the client, provider or signer that it uses, then `console.log(result)`. It
 * runs in a page with a wallet at `window.ethereum`; the wagmi program imports the page's own config.
 */
export function writeCode(library: CodeLibrary, sample: CodeSample, context: MethodContext): string {
  const names = namesOf(library, context);
  const used: [string, Prelude][] = [];
  let text = sample.body;
  for (const [name, prelude] of Object.entries(names)) {
    if (!mentions(text, name)) continue;
    used.unshift([name, prelude]);
    text += prelude.line ?? '';
  }
  const imports = merge([...used.map(([, prelude]) => prelude.imports), sample.imports ?? {}]);
  const header = [...imports]
    .toSorted(byModule)
    .map(([module, list]) => `import { ${[...list].join(', ')} } from '${module}';\n`)
    .join('');
  const lines = used.flatMap(([, prelude]) => (prelude.line === undefined ? [] : [`${prelude.line}\n`])).join('');
  return `${header}\n${lines}${sample.body}\nconsole.log(result);\n`;
}

function namesOf(library: CodeLibrary, { account, chainId }: MethodContext): Names {
  const chain = chainExpression(chainId);
  if (library === 'viem') {
    const line = js`const client = createWalletClient({ account: ${account}, chain, transport: custom(window.ethereum) });`;
    return { client: { imports: { viem: ['createWalletClient', 'custom'] }, line }, chain };
  }
  if (library === 'wagmi') return { config: { imports: { './wagmi-config': ['config'] } }, chain };
  return {
    signer: { imports: {}, line: 'const signer = await provider.getSigner();' },
    provider: { imports: { ethers: ['BrowserProvider'] }, line: 'const provider = new BrowserProvider(window.ethereum);' },
  };
}

/** Packages first, then relative files. */
function byModule([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Number(a.startsWith('.')) - Number(b.startsWith('.')) || a.localeCompare(b);
}

function mentions(text: string, name: string): boolean {
  return new RegExp(String.raw`\b${name}\b`).test(text);
}

function merge(all: readonly Readonly<Record<string, readonly string[]>>[]): Imports {
  const merged = new Map<string, Set<string>>();
  for (const imports of all) {
    for (const [module, list] of Object.entries(imports)) merged.set(module, new Set([...(merged.get(module) ?? []), ...list]));
  }
  return merged;
}

/** Export names in `viem/chains`. */
const exportNames: Readonly<Record<number, string>> = {
  1: 'mainnet',
  11_155_111: 'sepolia',
  137: 'polygon',
  10: 'optimism',
  42_161: 'arbitrum',
  8453: 'base',
};

/** Defines `chain`: an import from `viem/chains` for the wallet chains, else a `defineChain` call. */
function chainExpression(chainId: number): { imports: Readonly<Record<string, readonly string[]>>; line?: string } {
  const name = walletChains.some((chain) => chain.id === chainId) ? exportNames[chainId] : undefined;
  if (name !== undefined) return { imports: { 'viem/chains': [`${name} as chain`] } };
  const definition = {
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  };
  return { imports: { viem: ['defineChain'] }, line: js`const chain = defineChain(${definition});` };
}

/** Samples that send the raw request, for methods without a function in the library. */
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
