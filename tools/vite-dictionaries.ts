import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:onepoint-dictionaries';
const localesDir = join(import.meta.dirname, '../locales');

interface ProjectFile {
  nx?: { namedInputs?: { texts?: string[] } };
}

/**
 * Which namespaces a project's build contains: those that its package.json names as Nx input `texts`
 * (`locales`, any language, `{common,page}.json`), so that what is built and what is watched cannot differ.
 * Undefined where it names none: then all are taken.
 */
function namespacesOf(projectRoot: string): readonly string[] | undefined {
  const file = join(projectRoot, 'package.json');
  if (!existsSync(file)) return undefined;
  const { nx } = JSON.parse(readFileSync(file, 'utf8')) as ProjectFile;
  const names = (nx?.namedInputs?.texts ?? []).flatMap(
    (pattern) => /\/locales\/\*\/\{?([\w,]+)\}?\.json$/.exec(pattern)?.[1]?.split(',') ?? [],
  );
  return names.length > 0 ? names : undefined;
}

const languagesBuilt = (): string[] =>
  readdirSync(localesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(localesDir, entry.name, 'common.json')))
    .map((entry) => entry.name);

/** Gives `@onepoint/i18n/load-dictionary` one importable chunk for each language and namespace of the running project. */
export function dictionaries(): Plugin {
  let namespaces: readonly string[] | undefined;
  return {
    name: 'onepoint:dictionaries',
    configResolved: ({ root }) => {
      namespaces = namespacesOf(root);
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const entries = languagesBuilt().flatMap((language) =>
        readdirSync(join(localesDir, language))
          .filter((file) => file.endsWith('.json') && (namespaces?.includes(file.slice(0, -5)) ?? true))
          .map((file) => `${JSON.stringify(`${language}/${file.slice(0, -5)}`)}: () => import('@onepoint/locales/${language}/${file}')`),
      );
      return `export const chunks = {${entries.join(',\n')}};`;
    },
  };
}
