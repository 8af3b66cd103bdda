/**
 * Proves that a change of the site's content, or of a namespace that the site alone loads, leaves the builds and tests of the other apps as they
 * are. Canaries widen an input and must be found: a plan of hashes that is read wrongly finds nothing either.
 */
import { join } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { listNeedlessRebuilds, siteNamespaces } from './rebuilds/rebuilds.ts';

const root = join(import.meta.dirname, '../..');
const graph = await createProjectGraphAsync({ exitOnError: false });
const namespaces = siteNamespaces(graph);

/** The graph with one more input for the tests of an app. */
function widened(project: string, input: string): ProjectGraph {
  const copy = structuredClone(graph);
  const target = copy.nodes[project]?.data.targets?.['test'];
  if (target === undefined) throw new Error(`${project} has no tests`);
  target.inputs = [...(target.inputs ?? []), input];
  return copy;
}

const canaries = [
  widened('@onepoint/dashboard', '{workspaceRoot}/apps/site/content/**/*'),
  widened('@onepoint/dashboard', '{workspaceRoot}/locales/*/*.json'),
  widened('@onepoint/wallet-playground', `{workspaceRoot}/locales/*/${namespaces[0] ?? ''}.json`),
];
const problems = await listNeedlessRebuilds(graph, root, namespaces);
if (namespaces.length === 0) problems.push('the site has no namespace of its own: nothing is checked');
for (const [index, canary] of canaries.entries()) {
  if ((await listNeedlessRebuilds(canary, root, namespaces)).length === 0)
    problems.push(`canary ${String(index + 1)}: a wider input was not noticed`);
}
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`rebuilds: content of the site and ${namespaces.join(', ')} leave the other apps alone`);
