import type { BundledPackages } from '@onepoint/build/vite-bundled-packages';
import type { Manifest } from './manifest.ts';

/** What talks to wallets and chains, and everything it brings along. */
const walletPackages: ReadonlySet<string> = new Set([
  '@onepoint/wallet',
  '@onepoint/wallet-lab',
  '@wagmi/connectors',
  '@wagmi/core',
  'abitype',
  'mipd',
  'ox',
  'viem',
  'wagmi',
]);

export interface WalletPages {
  /** Key in the manifest of the one page that is about wallets, where there is one. */
  readonly page?: string;
  /** Keys of lazy parts of other pages that may use viem, as one does that checks an address; but nothing else of a wallet's. */
  readonly viemUsers?: readonly string[];
}

/** Where each build may load wallet code: the site nowhere. */
export const walletPages: readonly (WalletPages & { readonly app: string; readonly outDir: string })[] = [
  {
    app: 'the dashboard',
    outDir: 'apps/dashboard/dist',
    page: 'src/features/wallet-lab/wallet-lab-page.tsx',
    viemUsers: ['src/features/payments/deposit/cascade-deposit-modal.tsx'],
  },
  { app: 'the site', outDir: 'apps/site/dist/client' },
];

/**
 * Wallet code that a reader can come to load, now or later, without the page it belongs to: everything that is reachable from the entries,
 * lazily or not, but for that page.
 *
 * @returns a sentence for each file; one also when the page itself has no wallet code, as nothing would be found then
 */
export function findWalletCode(manifest: Manifest, packages: BundledPackages, { page, viemUsers = [] }: WalletPages): readonly string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const find = (from: readonly string[], except: readonly (string | undefined)[], allowed?: string): readonly string[] =>
    [...reachableFiles(manifest, from, except)].flatMap((file) => {
      const found = walletPackagesOf(packages, file).filter((name) => name !== allowed);
      return found.length === 0 ? [] : [`${file} holds ${found.join(', ')} outside of the wallet page`];
    });
  const wrong = [...new Set([...find(entries, [page, ...viemUsers]), ...find(viemUsers, [page], 'viem')])];
  if (page === undefined) return wrong;
  return find([page], []).length > 0 ? wrong : [...wrong, `${page} holds no wallet code: this check would miss it elsewhere, too`];
}

function walletPackagesOf(packages: BundledPackages, file: string): readonly string[] {
  return (packages[file] ?? []).filter((name) => walletPackages.has(name));
}

function reachableFiles(manifest: Manifest, entries: readonly string[], except: readonly (string | undefined)[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set(except);
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}`);
    files.add(chunk.file);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}
