import { isBuiltin } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** File in which a build lists the packages of each chunk. */
export const bundledPackagesFile = '.vite/packages.json';

export type BundledPackages = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the packages of each chunk, bundled and external, in a file next to Vite's manifest, which only names entries.
 *
 * @param environment of the build
 */
export function bundledPackages(environment: 'client' | 'ssr' = 'client'): Plugin {
  return {
    name: 'onepoint:bundled-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_, bundle) {
      const packages: Record<string, readonly string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const rendered = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        const external = [...chunk.imports, ...chunk.dynamicImports].filter((name) => bundle[name] === undefined && !isBuiltin(name));
        const names = [...rendered.map(([id]) => packageOf(id)), ...external.map(packageOfSpecifier)];
        packages[chunk.fileName] = [...new Set(names.filter((name) => name !== undefined))].toSorted();
      }
      this.emitFile({ type: 'asset', fileName: bundledPackagesFile, source: JSON.stringify(packages) });
    },
  };
}

/**
 * The package of a module: its name in `node_modules`, `@onepoint/…` for a library or tool of this workspace; undefined for the app's own
 * modules and virtual ones.
 *
 * @param id module id, an absolute path with or without a query
 */
export function packageOf(id: string): string | undefined {
  const installed = id.split(/[/\\]node_modules[/\\]/).at(-1);
  if (installed !== undefined && installed !== id) return packageOfSpecifier(installed);
  const file = id.split('?')[0] ?? '';
  if (!isAbsolute(file)) return undefined;
  const [folder, name] = relative(join(import.meta.dirname, '../..'), file).split(sep);
  return (folder === 'libs' || folder === 'tools') && name !== undefined ? `@onepoint/${name}` : undefined;
}

const packageOfSpecifier = (path: string): string | undefined => /^(?:@[^/\\]+[/\\])?[^/\\]+/.exec(path)?.[0]?.replace('\\', '/');
