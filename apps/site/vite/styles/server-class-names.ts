import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { listClassNames } from './class-names.ts';

const prefix = '\0class-names:';

/**
 * Gives the server bundle what it uses of a CSS module, the names of its classes, without reading its rules: those go into the client bundle,
 * which is built beside it.
 *
 * @param nameOf as Vite's `generateScopedName`
 */
export function serverClassNames(nameOf: (name: string, file: string, css: string) => string): Plugin {
  return {
    name: 'onepoint:server-class-names',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /\.module\.css$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        // The suffix: to Vite, what ends as a style sheet is one.
        return resolved === null ? null : `${prefix}${resolved.id}.js`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      async handler(id) {
        const file = id.slice(prefix.length, -'.js'.length);
        const css = await readFile(file, 'utf8');
        this.addWatchFile(file);
        const names = listClassNames(css).map((name) => [name, nameOf(name, file, css)]);
        return `export default ${JSON.stringify(Object.fromEntries(names))};`;
      },
    },
  };
}
