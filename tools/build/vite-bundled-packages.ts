import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** File in which a build lists the packages of each chunk. */
export const bundledPackagesFile = '.vite/packages.json';

/** Names of the packages in each chunk file. */
export type BundledPackages = Readonly<Record<string, readonly string[]>>;

/** Lists the packages of each chunk in a file next to Vite's manifest, which only names entries. */
export function bundledPackages(): Plugin {
  return {
    name: 'onepoint:bundled-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const packages: Record<string, readonly string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const rendered = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        packages[chunk.fileName] = [...new Set(rendered.map(([id]) => packageOf(id)).filter((name) => name !== undefined))].toSorted();
      }
      this.emitFile({ type: 'asset', fileName: bundledPackagesFile, source: JSON.stringify(packages) });
    },
  };
}

/**
 * The package of a module: its name in `node_modules`, `@onepoint/…` for a library of this workspace; undefined for the app's own
 * modules and virtual ones.
 *
 * @param id module id, an absolute path with or without a query
 */
export function packageOf(id: string): string | undefined {
  const installed = id.split(/[/\\]node_modules[/\\]/).at(-1);
  if (installed !== undefined && installed !== id) return /^(?:@[^/\\]+[/\\])?[^/\\]+/.exec(installed)?.[0]?.replace('\\', '/');
  const [folder, name] = relative(join(import.meta.dirname, '../..'), id.replace(/^\0/, '').split('?')[0] ?? '').split(sep);
  return folder === 'libs' && name !== undefined ? `@onepoint/${name}` : undefined;
}
