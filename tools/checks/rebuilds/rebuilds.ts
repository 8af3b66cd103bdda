import type { ProjectGraph } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';

/** What runs again when a file that it was made from changes. */
const targets = ['build', 'test', 'e2e'];
const site = '@onepoint/site';
/** Walks the whole product, the site in it. */
const wholeProduct = '@onepoint/e2e';

interface NodeData {
  readonly root: string;
  readonly targets?: Readonly<Record<string, unknown>>;
  readonly namedInputs?: Readonly<Record<string, readonly unknown[]>>;
}

/** Namespaces of texts that a project says it loads: `{a,b}.json` below each language. */
const namespacesOf = ({ namedInputs }: NodeData): string[] =>
  (namedInputs?.['texts'] ?? []).flatMap((pattern) => /\{([\w,]+)\}\.json$/.exec(String(pattern))?.[1]?.split(',') ?? []);

/** Namespaces that no app loads but the site. */
export function siteNamespaces(graph: ProjectGraph): string[] {
  const apps = Object.values(graph.nodes).filter(({ data }) => data.root.startsWith('apps/'));
  const others = new Set(apps.filter(({ name }) => name !== site).flatMap(({ data }) => namespacesOf(data as NodeData)));
  const own = graph.nodes[site];
  return own === undefined ? [] : namespacesOf(own.data as NodeData).filter((namespace) => !others.has(namespace));
}

/**
 * Tasks of other apps, and of the libraries they are made of, whose hash would change with a text of the site: as Nx itself plans its hashes.
 *
 * @returns one line a task, with the first such file
 */
export async function listNeedlessRebuilds(graph: ProjectGraph, root: string, namespaces: readonly string[]): Promise<string[]> {
  const inspector = new HashPlanInspector(graph, root);
  await inspector.init();
  const isText = (file: string): boolean => namespaces.some((name) => file.startsWith('locales/') && file.endsWith(`/${name}.json`));
  const apps = Object.values(graph.nodes).filter(
    ({ name, data }) => data.root.startsWith('apps/') && name !== site && name !== wholeProduct,
  );
  const problems = new Set<string>();
  for (const { name, data } of apps) {
    for (const target of targets.filter((candidate) => data.targets?.[candidate] !== undefined)) {
      for (const [task, { files }] of Object.entries(inspector.inspectTaskInputs({ project: name, target }))) {
        const file = files.find((path) => path.startsWith('apps/site/') || isText(path));
        if (file !== undefined) problems.add(`${task} runs again when ${file} changes`);
      }
    }
  }
  return [...problems];
}
