import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkLocales } from './locales/check-locales.ts';

const virtualId = 'virtual:onepoint-dictionaries';
/** English as code in its own chunk, for environments that cannot fetch the dictionary files. */
const englishId = 'virtual:onepoint-english';
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

const pathOf = ({ language, namespace }: DictionaryFile): string => join(localesDir, language, `${namespace}.json`);

function dictionaryFiles(namespaces: readonly string[] | undefined): DictionaryFile[] {
  return languagesBuilt().flatMap((language) =>
    readdirSync(join(localesDir, language))
      .filter((file) => file.endsWith('.json') && (namespaces?.includes(file.slice(0, -5)) ?? true))
      .map((file) => ({ language, namespace: file.slice(0, -5) })),
  );
}

/**
 * Folder of a build's dictionaries below its base: one name for all, so that a page can compute each URL.
 *
 * @param hash eight characters that change with any text
 */
const dictionaryPath = (language: string, namespace: string, hash: string): string => `assets/${language}/${namespace}-${hash}.json`;

function moduleOfEnglish(files: readonly DictionaryFile[]): string {
  const names = files.filter(({ language }) => language === 'en').map(({ namespace }) => namespace);
  const imports = names.map((name) => `import ${name} from '@onepoint/locales/en/${name}.json';`);
  return `${imports.join('\n')}\nexport const english = {${names.join(', ')}};`;
}

/** Source modules, for servers, tests and development. */
function moduleOfImports(files: readonly DictionaryFile[]): string {
  const entries = files.map(
    ({ language, namespace }) =>
      `${JSON.stringify(`${language}/${namespace}`)}: () => import('@onepoint/locales/${language}/${namespace}.json')`,
  );
  return `const chunks = {${entries.join(',\n')}};
    export const load = async (language, namespace) => (await chunks[language + '/' + namespace]?.())?.default;`;
}

/** JSON files that a page fetches, which are cheaper to parse than code. */
function moduleOfFiles(hash: string): string {
  const address = dictionaryPath("' + language + '", "' + namespace + '", hash);
  return `export const load = async (language, namespace) => {
    const reply = await fetch(import.meta.env.BASE_URL + '${address}');
    return reply.ok ? reply.json() : undefined;
  };`;
}

/**
 * Provides `@onepoint/i18n/load-dictionary` with the texts of the project: one file per language and namespace.
 * The build fails with file and line if a language lacks a text.
 *
 * @param directory folder of the languages
 */
export function dictionaries(directory = localesDir): Plugin {
  let namespaces: readonly string[] | undefined;
  let isBuild = false;
  return {
    name: 'onepoint:dictionaries',
    configResolved: ({ root, command }) => {
      namespaces = namespacesOf(root);
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild || this.environment.config.consumer !== 'client') return;
      const { problems } = await checkLocales(directory, namespaces);
      if (problems.length > 0) this.error(problems.map((problem) => `locales/${problem}`).join('\n'));
    },
    resolveId: (id) => (id === virtualId || id === englishId ? `\0${id}` : undefined),
    load(id) {
      const files = dictionaryFiles(namespaces);
      if (id === `\0${englishId}`) return moduleOfEnglish(files);
      if (id !== `\0${virtualId}`) return undefined;
      const languages = JSON.stringify([...new Set(files.map(({ language }) => language))]);
      const head = `export const languages = ${languages};
        export const loadEnglish = async () => (await import('${englishId}')).english;\n`;
      if (!isBuild || this.environment.config.consumer !== 'client') return head + moduleOfImports(files);
      const sources = files.map((file) => ({ ...file, source: readFileSync(pathOf(file), 'utf8') }));
      const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 8);
      for (const { language, namespace, source } of sources) {
        this.addWatchFile(pathOf({ language, namespace }));
        this.emitFile({
          type: 'asset',
          fileName: dictionaryPath(language, namespace, hash),
          source: JSON.stringify(JSON.parse(source)),
        });
      }
      return head + moduleOfFiles(hash);
    },
  };
}
