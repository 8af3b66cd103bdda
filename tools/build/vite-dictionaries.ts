import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryFileOf, dictionaryNotFound, isDictionaryTarget } from '@onepoint/document-host';
import type { Connect, Plugin } from 'vite';
import { checkLocales } from './locales/check-locales.ts';

/** Languages, and English as code, for when dictionaries can't be fetched. */
const virtualId = 'virtual:onepoint-dictionaries';
/** English as code in its own chunk. */
const englishId = 'virtual:onepoint-english';
/** All dictionaries as modules, for servers, tests and stories. */
const modulesId = 'virtual:onepoint-dictionary-modules';
const localesDir = join(import.meta.dirname, '../../locales');

interface ProjectFile {
  nx?: { namedInputs?: { texts?: string[] } };
}

/**
 * Namespaces of a project's build: those that its package.json names as Nx input `texts`
 * (`locales`, any language, `{common,page}.json`), so that built and watched files cannot differ.
 * Undefined if it names none; all namespaces are built then.
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

interface DictionaryFile {
  readonly language: string;
  readonly namespace: string;
}

function dictionaryFiles(namespaces: readonly string[] | undefined): DictionaryFile[] {
  return languagesBuilt().flatMap((language) =>
    readdirSync(join(localesDir, language))
      .filter((file) => file.endsWith('.json') && (namespaces?.includes(file.slice(0, -5)) ?? true))
      .map((file) => ({ language, namespace: file.slice(0, -5) })),
  );
}

function moduleOfEnglish(files: readonly DictionaryFile[]): string {
  const names = files.filter(({ language }) => language === 'en').map(({ namespace }) => namespace);
  const imports = names.map((name) => `import ${name} from '@onepoint/locales/en/${name}.json';`);
  return `${imports.join('\n')}\nexport const english = {${names.join(', ')}};`;
}

function moduleOfImports(files: readonly DictionaryFile[]): string {
  const entries = files.map(
    ({ language, namespace }) =>
      `${JSON.stringify(`${language}/${namespace}`)}: () => import('@onepoint/locales/${language}/${namespace}.json')`,
  );
  return `const chunks = {${entries.join(',\n')}};
    export const load = async (language, namespace) => (await chunks[language + '/' + namespace]?.())?.default;`;
}

function moduleOfLanguages(files: readonly DictionaryFile[]): string {
  const languages = JSON.stringify([...new Set(files.map(({ language }) => language))]);
  return `export const languages = ${languages};
    export const loadEnglish = async () => (await import('${englishId}')).english;`;
}

/** Serves the dictionaries like hosts of the apps, but without caching. */
function serveDictionaries(directory: string): Connect.NextHandleFunction {
  return ({ originalUrl = '' }, response, next) => {
    // In stories, where the workspace is the root, modules that import a dictionary have the same path.
    const isModule = originalUrl.includes('?import');
    if (isModule || !isDictionaryTarget(originalUrl)) return next();
    const file = dictionaryFileOf(originalUrl);
    const path = file === undefined ? undefined : join(directory, file);
    const body = path !== undefined && existsSync(path) ? readFileSync(path) : undefined;
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      .end(body ?? JSON.stringify(dictionaryNotFound));
  };
}

/**
 * Provides the texts of a project: the languages and the English fallback of its build, and `/locales` in development and preview. The build
 * fails with file and line if a language lacks a text.
 *
 * @param directory folder of the languages
 */
export function dictionaries(directory = localesDir): Plugin {
  let namespaces: readonly string[] | undefined;
  let emitsFiles = false;
  return {
    name: 'onepoint:dictionaries',
    configResolved: ({ root, mode }) => {
      namespaces = namespacesOf(root);
      // The demo is standalone, so no host serves the folder.
      emitsFiles = mode === 'demo';
    },
    configureServer: ({ middlewares, watcher, ws }) => {
      middlewares.use(serveDictionaries(directory));
      watcher.add(directory).on('change', (path) => {
        if (path.startsWith(directory)) ws.send({ type: 'full-reload' });
      });
    },
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serveDictionaries(directory)),
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      const { problems } = await checkLocales(directory, namespaces);
      if (problems.length > 0) this.error(problems.map((problem) => `locales/${problem}`).join('\n'));
      if (!emitsFiles) return;
      const names = [...dictionaryFiles(namespaces).map(({ language, namespace }) => `${language}/${namespace}.json`), 'flags.json'];
      for (const name of names.filter((file) => existsSync(join(directory, file)))) {
        const source = JSON.stringify(JSON.parse(readFileSync(join(directory, name), 'utf8')));
        this.emitFile({ type: 'asset', fileName: `locales/${name}`, source });
      }
    },
    resolveId: (id) => ([virtualId, englishId, modulesId].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${virtualId}`) return moduleOfLanguages(dictionaryFiles(namespaces));
      if (id === `\0${englishId}`) return moduleOfEnglish(dictionaryFiles(namespaces));
      return id === `\0${modulesId}` ? moduleOfImports(dictionaryFiles(namespaces)) : undefined;
    },
  };
}
