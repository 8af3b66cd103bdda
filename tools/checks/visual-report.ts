// npm run visual:report: writes test-results/visual/index.html, which shows each screenshot that differs next to its baseline, with a slider between them.
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderReport, type Difference } from './visual/render-report.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/visual');
const baselines = join(root, '.storybook/visual/baselines');

mkdirSync(results, { recursive: true });
const differences = globSync('*-actual.png', { cwd: results })
  .toSorted()
  .map((actual): Difference => {
    const name = basename(actual, '-actual.png');
    const [expected, diff] = [`${name}-expected.png`, `${name}-diff.png`];
    const baseline = join(baselines, `${name}.png`);
    // Copied, so that the folder can be moved, for example as a CI artifact.
    if (existsSync(baseline)) copyFileSync(baseline, join(results, expected));
    return {
      name,
      actual,
      expected: existsSync(baseline) ? expected : undefined,
      diff: existsSync(join(results, diff)) ? diff : undefined,
    };
  });
const file = join(results, 'index.html');
writeFileSync(file, renderReport(differences));
console.log(`visual: ${String(differences.length)} differences in ${file}`);
