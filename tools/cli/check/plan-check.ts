/** Teams that run the check, with the project that each one ships. */
export const teams = {
  site: '@onepoint/site',
  dashboard: '@onepoint/dashboard',
  playground: '@onepoint/wallet-playground',
  storybook: '@onepoint/storybook',
} as const;

export type Team = keyof typeof teams;

export interface Project {
  readonly name: string;
  /** Folder, relative to the workspace. */
  readonly root: string;
  readonly targets: readonly string[];
  /** Names of all direct and indirect dependencies. */
  readonly uses: ReadonlySet<string>;
}

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

interface CheckParameters {
  /** Undefined checks every affected project. */
  readonly team: Team | undefined;
  readonly projects: readonly Project[];
  readonly affected: ReadonlySet<string>;
  /** Changed files that still exist. */
  readonly files: readonly string[];
  /** Source files that show the changed texts; undefined if any can. */
  readonly textUsers?: readonly string[] | undefined;
}

const isDocument = (file: string): boolean => /\.mdx?$/.test(file) || file.startsWith('locales/en/');
const textsProject = '@onepoint/locales';
/** Run together: the unit tests of one app keep one core busy, and the others the rest. */
const quickTargets = ['typecheck', 'lint', 'lint-css', 'test', 'texts'];
/** Runs all stories in one browser: a browser for each project would take half a minute. */
const storyRunner = ['run', '@onepoint/storybook:all-stories', '--output-style=stream'];

/** The commands that check a change, fastest first; none if the change doesn't affect the team's app. */
export function planCheck({ team, projects, affected, files, textUsers }: CheckParameters): readonly Step[] {
  const app = projects.find(({ name }) => team !== undefined && name === teams[team]);
  // Texts are inputs of apps, not dependencies (CONTRIBUTING.md, "What a change affects").
  const isOurs = ({ name }: Project): boolean => app === undefined || name === app.name || name === textsProject || app.uses.has(name);
  const ours = projects.filter((project) => affected.has(project.name) && isOurs(project));
  if (ours.every(({ name }) => name === textsProject)) return [];
  const formatted = files.filter((file) => file !== 'package-lock.json');
  const shown = textUsers === undefined ? files : [...files.filter((file) => !file.startsWith('locales/')), ...textUsers];
  const folders = listStoryFolders(ours, shown);
  return [
    { name: 'format', command: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...formatted] },
    ...(files.some(isDocument)
      ? [
          { name: 'docs', command: 'node', args: ['tools/checks/docs.ts'] },
          { name: 'English', command: 'node', args: ['tools/checks/english.ts'] },
        ]
      : []),
    ...nx('types, lint, unit tests, texts', quickTargets, ours, 3),
    ...nx('build', ['build'], app === undefined ? ours : [app], 1),
    ...(folders.length > 0 ? [{ name: 'stories', command: 'nx', args: [...storyRunner, ...folders] }] : []),
    ...nx('end to end', ['e2e'], app === undefined ? ours : [app], 1),
  ].filter(({ name }) => name !== 'format' || formatted.length > 0);
}

/** A step that runs the targets on the projects that have any of them; none if no project does. */
function nx(name: string, targets: readonly string[], projects: readonly Project[], parallel: number): readonly Step[] {
  const having = projects.filter((project) => targets.some((target) => project.targets.includes(target)));
  if (having.length === 0) return [];
  const names = having.map((project) => project.name).join(',');
  return [
    { name, command: 'nx', args: ['run-many', '-t', ...targets, '-p', names, `--parallel=${String(parallel)}`, '--output-style=stream'] },
  ];
}

/**
 * Folders whose stories can change. A change inside a feature of an app, which nothing else imports, only needs that feature's stories. Any
 * other change needs those of the whole project.
 */
function listStoryFolders(projects: readonly Project[], files: readonly string[]): readonly string[] {
  return projects
    .filter(({ targets }) => targets.includes('stories'))
    .flatMap(({ root }) => {
      const own = files.filter((file) => file.startsWith(`${root}/`));
      // Articles don't appear in stories.
      if (files.length > 0 && files.every((file) => file.startsWith(`${root}/content/`))) return [];
      const features = own.map((file) => /^apps\/[^/]+\/src\/features\/[^/]+\//.exec(file)?.[0]);
      const isLocal = own.length > 0 && features.every((feature) => feature !== undefined) && files.every((file) => own.includes(file));
      return isLocal ? [...new Set(features)].filter((feature) => feature !== undefined) : [`${root}/`];
    });
}
