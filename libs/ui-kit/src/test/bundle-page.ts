import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The cost of components on a page: their packages, and gzipped bytes of scripts and styles. */
interface PageBundle {
  readonly packages: readonly string[];
  readonly jsBytes: number;
  readonly cssBytes: number;
}

const pageId = 'virtual:page';
const source = join(import.meta.dirname, '..');
/** Loaded by every app anyway. */
const external = [/^react(?:-dom)?(?:\/|$)/];

const packageOf = (moduleId: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
const gzipBytes = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/**
 * Builds a page that renders the components, minified and tree-shaken as in production.
 *
 * @param components name of each component by its file from `src`
 */
export async function bundlePage(components: Readonly<Record<string, string>>): Promise<PageBundle> {
  const lines = Object.entries(components).map(([file, name]) => `export { ${name} } from ${JSON.stringify(join(source, file))};`);
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === pageId ? id : null),
        load: (id) => (id === pageId ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: pageId, external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const styles = output.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const packages = chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)).filter((name) => name !== undefined);
  return {
    packages: [...new Set(packages)].toSorted(),
    jsBytes: chunks.reduce((sum, { code }) => sum + gzipBytes(code), 0),
    cssBytes: styles.reduce((sum, file) => sum + (file.type === 'asset' ? gzipBytes(file.source) : 0), 0),
  };
}
