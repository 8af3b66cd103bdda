import type { BundledPackages } from '@onepoint/build/vite-bundled-packages';
import { siteDir, dashboardDir, type Manifest } from './manifest.ts';

/** Packages for wallets and chains, with their dependencies. */
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

interface WalletPages {
  /** Manifest key of the wallet page, if the app has one. */
  readonly page?: string;
  /** Manifest keys of lazy parts of other pages that may use viem, but no other wallet package. */
  readonly viemUsers?: readonly string[];
}

/** Pages on which each app is allowed to load wallet code. The site has none. */
export const walletPages: readonly (WalletPages & { readonly app: string; readonly outDir: string })[] = [
  {
    app: 'the dashboard',
    outDir: dashboardDir,
    page: 'src/features/wallet-lab/wallet-lab-page.tsx',
    viemUsers: ['src/features/payments/deposit/cascade-deposit-modal.tsx'],
  },
  { app: 'the site', outDir: siteDir },
];

/**
 * Finds wallet code outside of the wallet page: in everything reachable from the entries, lazily or not, except that page.
 *
 * @returns a message per file, and one if the wallet page itself has no wallet code, because the check would then find nothing
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
  return find([page], []).length > 0 ? wrong : [...wrong, `${page} holds no wallet code: the check would miss it elsewhere, too`];
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

/** Packages of fixtures and of the in-memory server that provides them. */
const demoPackages: ReadonlySet<string> = new Set(['@onepoint/testing', 'msw']);

/**
 * Finds code in a server's bundle that a production installation lacks or must not have, such as the sandbox.
 *
 * @param allowed libraries, and packages that `npm ci --omit=dev` installs
 * @returns a message per file
 */
export function findForeignCode(packages: BundledPackages, allowed: ReadonlySet<string>): readonly string[] {
  return Object.entries(packages).flatMap(([file, names]) => {
    const found = names.filter((name) => !allowed.has(name) || demoPackages.has(name));
    return found.length === 0 ? [] : [`${file} holds ${found.join(', ')}, which servers in production don't have`];
  });
}

/** Finds fixtures in a production build. @returns a message per file */
export function findDemoCode(packages: BundledPackages): readonly string[] {
  return Object.entries(packages).flatMap(([file, names]) => {
    const found = names.filter((name) => demoPackages.has(name));
    return found.length === 0 ? [] : [`${file} holds ${found.join(', ')}, which is for tests and the demo`];
  });
}
