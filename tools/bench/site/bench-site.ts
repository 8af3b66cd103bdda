import { readWords } from '../dashboard/read-words.ts';
import { formatFigures, keepsLimit, type Figure } from '../dashboard/report-figures.ts';
import { buildPart } from './build-part.ts';
import { loadPart } from './load-part.ts';
import { navigationPart } from './navigation-part.ts';
import { paintPart } from './paint-part.ts';
import { openSiteStage, type SiteStage } from './site-stage.ts';

const measuringParts: Readonly<Record<string, (stage: SiteStage) => Promise<readonly Figure[]>>> = {
  load: loadPart,
  paint: paintPart,
  navigation: navigationPart,
};

/**
 * The site beside Docusaurus and Starlight: 500 pages of the same text, built in one run, served by the same server, measured by the same
 * script in the same browser. Prints each figure beside its limit.
 *
 * @param words names of parts (`build`, `load`, `paint`, `navigation`); those that measure take what was built last
 * @returns whether every figure keeps to its limit
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
