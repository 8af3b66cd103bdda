// Verifies that every component exported by a UI library has a story, that every modal, dialog, and email has one with screenshots, and that
// every component of the kit has a guide. Prints one line per problem and exits with 1.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Finds exported components without stories, modals and emails without screenshots, and stories of the kit without a guide, under `root`. */
export function checkStories(root: string): StoriesReport {
  const stories = globSync('{libs,apps}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => join(root, path));
  const components = componentProblems(root, stories);
  const modals = modalProblems(root);
  const emails = emailProblems(root);
  const guides = guideProblems(root);
  const none = stories.length === 0 ? ['there is not one story'] : [];
  return {
    components: components.count,
    modals: modals.count,
    emails: emails.count,
    stories: stories.length,
    guides: guides.count,
    problems: [...none, ...components.problems, ...modals.problems, ...emails.problems, ...guides.problems],
  };
}

/** Names of the components that a module exports: functions in PascalCase. */
export function exportedComponents(source: string): readonly string[] {
  return Array.from(source.matchAll(/^export (?:async )?function ([A-Z]\w*)[<(]/gm), ([, name = '']) => name);
}

export function importedNames(source: string): readonly string[] {
  return Array.from(source.matchAll(/import(?: type)? \{([^}]*)\}/g), ([, names = '']) => names.split(','))
    .flat()
    .map((name) =>
      name
        .replace(/^\s*type\s/, '')
        .replace(/\sas\s.*$/, '')
        .trim(),
    )
    .filter(Boolean);
}

/** A registered modal: its file as written in the registry, and its component. */
export interface RegisteredModal {
  readonly path: string;
  readonly component: string;
}

/** Modals of a registry, and how many entries could not be parsed. */
interface ModalRegistrations {
  readonly modals: readonly RegisteredModal[];
  /** Number of entries in an unknown format. */
  readonly unread: number;
}

const opener = /\b(?:defineModals|lazyModal)(?:<[^(]*>)?\(/;
const entry = /\bload:|\blazyModal(?:<[^(]*>)?\(/g;
const loaded = /import\('([^']+)'\)(?:\)\.(\w+)|\.then\(\(\{ (\w+) \}\))/g;

/** Modals passed to `defineModals` or `lazyModal`. */
export function registeredModals(source: string): ModalRegistrations {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (!opener.test(code)) return { modals: [], unread: 0 };
  const modals = Array.from(code.matchAll(loaded), ([, path = '', direct, destructured]) => ({
    path,
    component: direct ?? destructured ?? '',
  }));
  return { modals, unread: Math.max(0, Array.from(code.matchAll(entry)).length - modals.length) };
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly nx?: { readonly tags?: readonly string[] };
}

interface StoriesReport {
  readonly components: number;
  readonly modals: number;
  readonly emails: number;
  readonly stories: number;
  readonly guides: number;
  readonly problems: readonly string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const storyOf = (path: string) => path.replace(/\.tsx$/, '.stories.tsx');

const howToPicture = "tags: ['visual'] and visualWidths: [360, 1200]";
const widths = /visualWidths: \[360, \d+\]/;
/** Whether a story of the file is compared in both themes at two widths. */
const isPictured = (stories: string) => stories.includes("tags: ['visual']") && widths.test(stories);

/** Files reachable from a library's `exports` through its index files. */
function publicFiles(directory: string, { exports = {} }: Manifest): readonly string[] {
  return Object.values(exports)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const file = join(directory, path);
      if (!file.endsWith('index.ts')) return [file];
      return Array.from(read(file).matchAll(/^export (?!type )[^;]*? from '(\.[^']+)'/gm), ([, target = '']) =>
        resolve(dirname(file), target),
      );
    });
}

/** Components exported by libraries of type `ui`, each with the names that the library's stories import. */
function componentProblems(root: string, stories: readonly string[]): { readonly count: number; readonly problems: readonly string[] } {
  const found = globSync('libs/*/package.json', { cwd: root }).flatMap((path) => {
    const directory = join(root, dirname(path));
    const manifest = JSON.parse(read(join(root, path))) as Manifest;
    if (!manifest.nx?.tags?.includes('type:ui')) return [];
    const shown = new Set(stories.filter((story) => story.startsWith(`${directory}/`)).flatMap((story) => importedNames(read(story))));
    return [...new Set(publicFiles(directory, manifest))].flatMap((file) =>
      exportedComponents(read(file)).map((name) => (shown.has(name) ? [] : [`${relative(root, file)}: ${name} has no story`])),
    );
  });
  return { count: found.length, problems: found.flat() };
}

/** The frame of the site's dialogs, which their stories show. */
const siteDialogFrame = 'apps/site/src/shared/site-dialog.tsx';

/** Modals in registries, and files of modals and dialogs; each needs a story next to it that renders it, and screenshots. */
function modalProblems(root: string): { readonly count: number; readonly problems: readonly string[] } {
  const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(?:stories|test)\.tsx?$/.test(path) && !/^libs\/(?:modal-stack|ui-kit)\//.test(path),
  );
  const problems: string[] = [];
  const components = new Map<string, string | undefined>(
    sources.filter((path) => /-(?:modal|dialog)\.tsx$/.test(path) && path !== siteDialogFrame).map((path) => [join(root, path), undefined]),
  );
  for (const path of sources) {
    const { modals, unread } = registeredModals(read(join(root, path)));
    if (unread > 0) problems.push(`${path}: ${unread} of its modals are not loaded as \`async () => (await import('…')).Name\``);
    for (const modal of modals) {
      if (modal.path.startsWith('.')) components.set(resolve(root, dirname(path), modal.path), modal.component);
    }
  }
  for (const [file, component] of components) {
    const story = storyOf(file);
    const stories = existsSync(story) ? read(story) : undefined;
    if (stories === undefined) problems.push(`${relative(root, file)}: the modal has no story`);
    else if (component !== undefined && !importedNames(stories).includes(component))
      problems.push(`${relative(root, story)}: ${component} is not shown`);
    else if (!isPictured(stories)) problems.push(`${relative(root, story)}: the modal has no screenshots: add ${howToPicture} to a story`);
  }
  return { count: components.size, problems };
}

const emailKinds = 'libs/database/src/emails.ts';
const emailExamples = 'libs/emails/src/email-examples.ts';
const emailStories = 'libs/emails/src/emails.stories.tsx';

/** Kinds of emails. Each needs an example, and each example needs a story; all stories of the file have screenshots. */
function emailProblems(root: string): { readonly count: number; readonly problems: readonly string[] } {
  if (!existsSync(join(root, emailKinds))) return { count: 0, problems: [] };
  const kinds = Array.from(read(join(root, emailKinds)).matchAll(/\bkind: '(\w+)'/g), ([, kind = '']) => kind);
  const examples = Array.from(read(join(root, emailExamples)).matchAll(/^ {2}(\w+): \{\s*kind: '(\w+)'/gm), ([, name = '', kind = '']) => ({
    name,
    kind,
  }));
  const stories = read(join(root, emailStories));
  const problems = [
    ...kinds
      .filter((kind) => !examples.some((example) => example.kind === kind))
      .map((kind) => `${emailExamples}: there is no example of ${kind}`),
    ...examples.filter(({ name }) => !stories.includes(`example: '${name}'`)).map(({ name }) => `${emailStories}: ${name} has no story`),
    ...(isPictured(stories) ? [] : [`${emailStories}: the emails have no screenshots: add ${howToPicture} to all stories`]),
  ];
  return { count: examples.length, problems };
}

/** Headings that every guide needs, in this order. */
const guideHeadings = ['Purpose', 'Do and don’t', 'Anatomy', 'Keyboard and screen reader', 'Examples'];

/** Stories of components. Each needs a guide next to it, such as `button.mdx`. */
function guideProblems(root: string): { readonly count: number; readonly problems: readonly string[] } {
  const stories = globSync('libs/ui-kit/src/*/*.stories.tsx', { cwd: root });
  const problems = stories.flatMap((story) => {
    const path = story.replace(/\.stories\.tsx$/, '.mdx');
    if (!existsSync(join(root, path))) return [`${path} is missing: the component has no guide`];
    const sections = read(join(root, path)).split(/^## /m);
    const found = sections.slice(1).map((section) => section.split('\n', 1)[0] ?? '');
    if (found.join('\n') !== guideHeadings.join('\n')) return [`${path}: its headings must be ${guideHeadings.join(', ')}`];
    const empty = sections.slice(1).filter((section) => section.trim().split('\n').length < 3);
    const examples = sections.at(-1) ?? '';
    return [
      ...empty.map((section) => `${path}: “${section.split('\n', 1)[0] ?? ''}” is empty`),
      ...(/<Canvas of=/.test(examples) && examples.includes('```tsx') ? [] : [`${path}: an example needs a story and its code`]),
    ];
  });
  return { count: stories.length, problems };
}

if (import.meta.main) {
  const { components, modals, emails, stories, guides, problems } = checkStories(join(import.meta.dirname, '../..'));
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
    process.exitCode = 1;
  } else {
    console.log(
      `stories: ${String(components)} components, ${String(modals)} modals, and ${String(emails)} emails are shown in ${String(stories)} files, and ${String(guides)} guides are complete`,
    );
  }
}
