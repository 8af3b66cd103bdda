import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '../dashboard/read-words.ts';
import { startProduct } from '../dashboard/start-product.ts';
import { describeAudit } from './describe-audit.ts';
import { describeMarks, isFull, type Marks } from './describe-marks.ts';
import { failedAudits } from './failed-audits.ts';
import { lighthouseLanguages, lighthousePages, lighthouseThemes } from './pages.ts';
import { runLighthouse, type Theme } from './run-lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Visit {
  readonly origin: string;
  readonly page: string;
  readonly language: string;
  readonly theme: Theme;
}

/** Prints the marks of a page and what cost it any. */
async function examine({ origin, page, language, theme }: Visit): Promise<Marks> {
  const logical = lighthousePages[page] ?? '/';
  // One spelling per address: another would be corrected by a script.
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
  const said = all.filter((choice) => names.includes(choice));
  return said.length === 0 ? all : said;
};

/**
 * Lighthouse on the pages that most readers see, as the product serves them: full marks in all four categories, in two languages and both
 * themes. Prints the marks of each visit as they come, and all of them in a table at the end.
 *
 * @param words pages, languages and themes (all where none is said), and the origin of a product that runs already
 * @returns whether every mark is full
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
