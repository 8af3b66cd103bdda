import type { MethodContext } from '../wallet-method.ts';
import { chainExpression } from './chain-expression.ts';
import type { CodeLibrary, CodeSample } from './code-sample.ts';
import { js } from './print-value.ts';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

interface Prelude {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly line?: string;
}

/** A name that a body may use, and what has to stand before it. Later ones may need earlier ones. */
type Names = Readonly<Record<string, Prelude>>;

/**
 * A complete program around a method's own lines: imports first, then the client, provider or signer that the lines use, then the
 * result on the console. It runs in a page with a wallet at `window.ethereum`; wagmi's needs the page's own configuration.
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

/** From the outermost name to the innermost. */
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

/** Packages by name, then files of the page itself. */
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
