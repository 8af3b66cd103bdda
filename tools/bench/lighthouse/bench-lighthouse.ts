import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import { startProduct } from '../dashboard/stage.ts';
import { describeAudit, describeMarks, failedAudits, isHigh, type LighthouseResult, type Marks } from './marks.ts';
import { lighthouseLanguages, lighthousePages, lighthouseThemes, runLighthouse, type Theme } from './run-lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Visit {
  readonly origin: string;
  readonly page: string;
  readonly language: string;
  readonly theme: Theme;
}

const scoreOf = (result: LighthouseResult, category: string): number => Math.round(100 * (result.categories[category]?.score ?? 0));

/** Number of visits to each page. The median counts, because a single slow visit says more about the machine than the page. */
const rounds = 5;

/** Prints the median scores of a page, and the failed audits of its worst visit. */
async function examine({ origin, page, language, theme }: Visit): Promise<Marks> {
  const logical = lighthousePages[page] ?? '/';
  // The canonical URL: any other would be redirected.
  const path = language === 'en' ? logical : `/${language}${logical === '/' ? '' : logical}`;
  const results: LighthouseResult[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await runLighthouse({ url: origin + path, theme, categories }));
  const scores = categories.map((category) => median(results.map((result) => scoreOf(result, category))));
  const marks = { path, language, theme, scores };
  const isEnough = isHigh(marks);
  console.log(`${isEnough ? 'ok  ' : 'less'}  ${scores.map((score) => String(score).padStart(3)).join(' ')}  ${theme.padEnd(5)} ${path}`);
  const sum = (result: LighthouseResult): number => categories.reduce((total, category) => total + scoreOf(result, category), 0);
  const [worst] = results.toSorted((one, other) => sum(one) - sum(other));
  if (!isEnough && worst)
    for (const audit of categories.flatMap((category) => failedAudits(worst, category))) console.log(describeAudit(audit));
  return marks;
}

const chosen = <Choice extends string>(names: readonly string[], all: readonly Choice[], otherwise = all): readonly Choice[] => {
  const matching = all.filter((choice) => names.includes(choice));
  return matching.length === 0 ? otherwise : matching;
};

/**
 * Runs Lighthouse on the most visited pages, served by the product. All four categories must score at least 98. Prints each page as it
 * completes, and a table at the end.
 *
 * @param words pages (default: all), languages (English) and themes (light), and the origin of a running product
 * @returns whether every score is high enough
 */
export async function benchLighthouse(words: readonly string[] = []): Promise<boolean> {
  const pages = Object.keys(lighthousePages);
  const known = [...pages, ...lighthouseLanguages, ...lighthouseThemes];
  const { names, origin: running } = readWords(words, known);
  const selected = names === known ? pages : names;
  const directory = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const product = running === undefined ? await startProduct(directory) : { origin: running, stop: () => Promise.resolve() };
  const marks: Marks[] = [];
  try {
    for (const page of chosen(selected, pages)) {
      for (const language of chosen(selected, lighthouseLanguages, ['en'])) {
        for (const theme of chosen(selected, lighthouseThemes, ['light'])) {
          marks.push(await examine({ origin: product.origin, page, language, theme }));
        }
      }
    }
  } finally {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  }
  console.log(describeMarks(categories, marks));
  return marks.every(isHigh);
}
