import type { Figure } from '../dashboard/report-figures.ts';
import { buildDocusaurus } from './builds/build-docusaurus.ts';
import { buildOurs } from './builds/build-ours.ts';
import { buildStarlight } from './builds/build-starlight.ts';
import { clearAside } from './builds/set-aside.ts';
import { listBenchArticles } from './content/articles.ts';
import { writeBuilt } from './site-stage.ts';

const seconds = (timeMs: number): string => (timeMs / 1000).toFixed(1);

/**
 * Builds the same pages with each generator, the peers' in one language, ours in every language. The site has documentation of its own beside them:
 * the figure is of as many pages as the peers build, the note says what all of them take.
 */
export async function buildPart(): Promise<readonly Figure[]> {
  const articles = listBenchArticles();
  const docusaurus = await buildDocusaurus(articles);
  const starlight = await buildStarlight(articles);
  const { asMany, all } = await buildOurs(articles);
  await writeBuilt([all, docusaurus, starlight]);
  await clearAside();
  const share = (timeMs: number): string => (timeMs / docusaurus.buildMs).toFixed(2);
  const note = [
    `${seconds(asMany.buildMs)} s in all languages to ${seconds(docusaurus.buildMs)} s in one; Starlight ${seconds(starlight.buildMs)} s`,
    `${String(asMany.ownPages)} of the ${String(articles.length)} are our own; all ${String(articles.length)} of the peers' beside them: ${seconds(all.buildMs)} s, ${share(all.buildMs)}`,
  ].join('. ');
  return [
    {
      name: `Build of ${String(articles.length)} docs pages beside Docusaurus`,
      value: asMany.buildMs / docusaurus.buildMs,
      limit: 0.5,
      unit: '',
      note,
    },
  ];
}
