/** The part of a bundle's graph that decides: who imports a module statically. */
export type ImportersOf = (moduleId: string) => readonly string[];

/** Pages that are read; what two of them need is one file. */
const textRoutes: ReadonlySet<string> = new Set(['docs', 'methods', 'method', 'changelog', 'post', 'agreement']);
const homeRoute = 'home';

/** What the bundler itself adds to a build, needed by every file of it. */
const isRuntime = (moduleId: string): boolean => moduleId.includes('rolldown/runtime');
const isEntry = (moduleId: string): boolean => /\/(?:entry-client\.tsx|index\.html)$/.test(moduleId);

const isFaces = (moduleId: string): boolean => moduleId.endsWith('/styles/fonts.css');

const routeOf = (moduleId: string): string | undefined => /\/src\/app\/routes\/([\w-]+)-route\.tsx$/.exec(moduleId)?.[1];

interface Reach {
  /** Every page begins with it. */
  isInitial: boolean;
  /** Routes whose pages need it from their start. */
  routes: readonly string[];
}

function reachOf(moduleId: string, importersOf: ImportersOf): Reach {
  const seen = new Set([moduleId]);
  for (const id of seen) for (const importer of importersOf(id)) seen.add(importer);
  const ids = [...seen];
  return { isInitial: ids.some(isEntry), routes: ids.flatMap((id) => routeOf(id) ?? []).toSorted() };
}

/**
 * The file that a module of pages travels in, so that a page is few files and none that it does not need; undefined leaves it to the bundler.
 * What home and texts share comes with the frame of every page, what home shares with other pages is one file, texts share one, and the rest goes
 * by who needs it.
 */
export function chunkOf(moduleId: string, importersOf: ImportersOf): string | undefined {
  // The manifest names the entry by a file of its own.
  if (isEntry(moduleId)) return undefined;
  // Faces stay with the document while its other styles are exchanged.
  if (isFaces(moduleId)) return 'fonts';
  const { isInitial, routes } = reachOf(moduleId, importersOf);
  if (isInitial || isRuntime(moduleId)) return 'frame';
  const texts = routes.filter((route) => textRoutes.has(route));
  if (routes.includes(homeRoute) && routes.length > 1) return texts.length > 0 ? 'frame' : 'marketing';
  if (texts.length > 1) return 'text';
  return routes.length > 1 ? `shared~${routes.join('~')}` : undefined;
}
