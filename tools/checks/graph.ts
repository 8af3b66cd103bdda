/** Proves that the arrows in docs/architecture.md are the project graph: each line of its `arrows` block is one dependency. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedProjectGraph } from '@nx/devkit';

const document = 'docs/architecture.md';
const root = join(import.meta.dirname, '../..');

function drawnArrows(): Set<string> {
  const block = /```arrows\n([\s\S]*?)```/.exec(readFileSync(join(root, document), 'utf8'));
  if (block?.[1] === undefined) throw new Error(`${document} has no \`\`\`arrows block`);
  return new Set(
    block[1]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** The graph's arrows between folders; the root project depends on all by configuration and is left out. */
function actualArrows(): Set<string> {
  const { nodes, dependencies } = readCachedProjectGraph();
  const folder = (name: string): string | undefined => nodes[name]?.data.root;
  const arrows = Object.values(dependencies)
    .flat()
    .map(({ source, target }) => [folder(source), folder(target)])
    .filter(([from, to]) => from !== undefined && to !== undefined && from !== '.' && to !== '.')
    .map(([from, to]) => `${from} -> ${to}`);
  return new Set(arrows);
}

const drawn = drawnArrows();
const actual = actualArrows();
const wrong = [
  ...[...actual.difference(drawn)].map((arrow) => `${document}: missing arrow ${arrow}`),
  ...[...drawn.difference(actual)].map((arrow) => `${document}: no such dependency ${arrow}`),
];
if (wrong.length > 0) {
  console.error(
    wrong
      .toSorted()
      .map((problem) => `✘ ${problem}`)
      .join('\n'),
  );
  process.exit(1);
}
console.log(`${document} equals the project graph: ${actual.size} arrows`);
