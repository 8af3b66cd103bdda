import type { Figure } from '../dashboard/report-figures.ts';
import { buildDocusaurus } from './builds/build-docusaurus.ts';
import { buildOurs } from './builds/build-ours.ts';
import { buildStarlight } from './builds/build-starlight.ts';
import { clearAside } from './builds/set-aside.ts';
import { listBenchArticles } from './content/articles.ts';
import { writeBuilt } from './site-stage.ts';

const seconds = (timeMs: number): string => (timeMs / 1000).toFixed(1);

/** Builds the same pages three times. Ours come in every language and beside all the pages that the site has itself; the peers have one language. */
export async function buildPart(): Promise<readonly Figure[]> {
  const articles = listBenchArticles();
  const docusaurus = await buildDocusaurus(articles);
  const starlight = await buildStarlight(articles);
  const ours = await buildOurs(articles);
  await writeBuilt([ours, docusaurus, starlight]);
  await clearAside();
  const note = `${seconds(ours.buildMs)} s in all languages to ${seconds(docusaurus.buildMs)} s in one; Starlight ${seconds(starlight.buildMs)} s`;
  return [{ name: 'Build of 500 pages beside Docusaurus', value: ours.buildMs / docusaurus.buildMs, limit: 0.5, unit: '', note }];
}
