import { readWords, formatFigures, keepsLimit, type Figure } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import { listBenchArticles } from './builds/articles.ts';
import { buildOurs } from './builds/build-ours.ts';
import { buildDocusaurus, buildStarlight } from './builds/builds.ts';
import { clearAside } from './builds/set-aside.ts';
import { loadPart, paintPart } from './load-part.ts';
import { measureNavigation, type Gesture } from './measure/measure-navigation.ts';
import { openSiteStage, type SiteStage, writeBuilt } from './site-stage.ts';

/**
 * Measures the site next to Docusaurus and Starlight: 500 pages of the same text, built in one run, served by the same server, measured by
 * the same script in the same browser. Prints each figure next to its limit.
 *
 * @param words names of parts (`build`, `load`, `paint`, `navigation`); measuring parts use the last builds
 * @returns whether every figure is within its limit
 */
export async function benchSite(words: readonly string[] = []): Promise<boolean> {
  const { names } = readWords(words, ['build', ...Object.keys(measuringParts)]);
  const figures: Figure[] = [];
  if (names.includes('build')) figures.push(...(await buildPart()));
  const parts = Object.entries(measuringParts).filter(([name]) => names.includes(name));
  const stage = parts.length === 0 ? undefined : await openSiteStage();
  try {
    if (stage !== undefined) for (const [, measure] of parts) figures.push(...(await measure(stage)));
  } finally {
    await stage?.close();
    if (figures.length > 0) console.log(`\nSite (bytes of scripts and styles gzipped, transferred in brotli)\n${formatFigures(figures)}`);
  }
  return figures.every(keepsLimit);
}

const seconds = (timeMs: number): string => (timeMs / 1000).toFixed(1);

/**
 * Builds the same pages with each generator: the peers in one language, ours in every language. Since the site has its own documentation, the
 * figure covers as many pages as the peers build, and the note covers all of them.
 */
async function buildPart(): Promise<readonly Figure[]> {
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

const rounds = 5;
const gestureNames: Readonly<Record<Gesture, string>> = { touch: 'Navigation by touch', pointer: 'Navigation by pointer' };

async function figuresOf({ browser, subjects }: SiteStage, gesture: Gesture): Promise<readonly Figure[]> {
  const measured = [subjects.Onepoint, subjects.Docusaurus, subjects.Starlight];
  const runs: number[][] = measured.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of measured.entries()) runs[index]?.push(await measureNavigation(browser, subject, gesture));
  }
  const [ours = 0, docusaurus = 0, starlight = 0] = runs.map(median);
  const note = `${ours.toFixed(0)} ms to ${docusaurus.toFixed(0)} ms (Docusaurus) and ${starlight.toFixed(0)} ms (Starlight)`;
  return [
    { name: `${gestureNames[gesture]} beside the better peer`, value: ours / Math.min(docusaurus, starlight), limit: 0.5, unit: '', note },
  ];
}

/** Measures from releasing a link to the paint of the next page, with 4 × CPU slowdown and slow 4G. All sites get the same gestures. */
async function navigationPart(stage: SiteStage): Promise<readonly Figure[]> {
  return [...(await figuresOf(stage, 'touch')), ...(await figuresOf(stage, 'pointer'))];
}

const measuringParts: Readonly<Record<string, (stage: SiteStage) => Promise<readonly Figure[]>>> = {
  load: loadPart,
  paint: paintPart,
  navigation: navigationPart,
};
