import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '../report/figures.ts';
import { startProduct } from '../dashboard/stage.ts';
import { describeAudit, describeMarks, isFull, type Marks, failedAudits } from './marks.ts';
import { lighthouseLanguages, lighthousePages, lighthouseThemes, runLighthouse, type Theme } from './run-lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Visit {
  readonly origin: string;
  readonly page: string;
  readonly language: string;
  readonly theme: Theme;
}

/** Prints the scores of a page and its failed audits. */
async function examine({ origin, page, language, theme }: Visit): Promise<Marks> {
  const logical = lighthousePages[page] ?? '/';
  // The canonical URL: any other would be redirected.
  const path = language === 'en' ? logical : `/${language}${logical === '/' ? '' : logical}`;
  const result = await runLighthouse({ url: origin + path, theme, categories });
  const scores = categories.map((category) => Math.round(100 * (result.categories[category]?.score ?? 0)));
  const marks = { path, language, theme, scores };
  console.log(
    `${isFull(marks) ? 'ok  ' : 'less'}  ${scores.map((score) => String(score).padStart(3)).join(' ')}  ${theme.padEnd(5)} ${path}`,
  );
  if (!isFull(marks))
    for (const audit of categories.flatMap((category) => failedAudits(result, category))) console.log(describeAudit(audit));
  return marks;
}

const chosen = <Choice extends string>(names: readonly string[], all: readonly Choice[]): readonly Choice[] => {
  const matching = all.filter((choice) => names.includes(choice));
  return matching.length === 0 ? all : matching;
};

/**
 * Lighthouse on the most visited pages, served by the product: full scores in all four categories, in two languages and both
 * themes. Prints each visit as it completes, and a table at the end.
 *
 * @param words pages, languages and themes (default: all), and the origin of a running product
 * @returns whether every score is full
 */
export async function benchLighthouse(words: readonly string[] = []): Promise<boolean> {
  const pages = Object.keys(lighthousePages);
  const known = [...pages, ...lighthouseLanguages, ...lighthouseThemes];
  const { names, origin: running } = readWords(words, known);
  const directory = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const product = running === undefined ? await startProduct(directory) : { origin: running, stop: () => Promise.resolve() };
  const marks: Marks[] = [];
  try {
    for (const page of chosen(names, pages)) {
      for (const language of chosen(names, lighthouseLanguages)) {
        for (const theme of chosen(names, lighthouseThemes)) {
          marks.push(await examine({ origin: product.origin, page, language, theme }));
        }
      }
    }
  } finally {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  }
  console.log(describeMarks(categories, marks));
  return marks.every(isFull);
}
