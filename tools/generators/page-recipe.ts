import { answerOf, slugOf, type Answers, insertBefore, RecipeError, type Recipe } from './recipe.ts';

const site = 'apps/site/src';

const pascalCase = (slug: string): string => slug.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
const camelCase = (slug: string): string => slug.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const component = (name: string, group: string): string => `import { useTranslation } from '@onepoint/i18n';
import { PageHead, Section } from '../../shared/page-sections.tsx';

/** Describe the page here. */
export function ${name}Page() {
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead title={t('${group}.title')} lead={t('${group}.description')} />
      <Section id="first" title={t('${group}.first.title')}>
        <p>{t('${group}.first.text')}</p>
      </Section>
    </>
  );
}
`;

const test = (slug: string, name: string, group: string): string => `import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name}Page } from './${slug}-page.tsx';

it('shows its title and sections', async () => {
  const page = await importDictionary('en', 'page');
  render(
    <TranslationProvider language="en" dictionaries={{ page }}>
      <${name}Page />
    </TranslationProvider>,
  );
  const { title, first } = page['${group}'] as { title: string; first: { title: string } };
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(first.title);
});
`;

const addGroup =
  (group: string, texts: object) =>
  (text: string): string => {
    const dictionary = JSON.parse(text) as object;
    if (group in dictionary) throw new RecipeError(`page.json has a group "${group}" already. Choose another name.`);
    return `${JSON.stringify({ ...dictionary, [group]: texts }, null, 2)}\n`;
  };

/**
 * A page of the site: its route, its component with a test, and its texts in every language (English until translated).
 *
 * @param languages folders in `locales`
 * @param taken first URL segments that do not belong to pages of the site
 * @throws {RecipeError} for a taken name
 */
export function pageRecipe(answers: Answers, languages: readonly string[], taken: readonly string[]): Recipe {
  const slug = slugOf(answers);
  if (taken.includes(slug)) throw new RecipeError(`/${slug} is another part of the product. Choose another name.`);
  const name = pascalCase(slug);
  const group = camelCase(slug);
  const texts = {
    title: answerOf(answers, 'title'),
    description: answerOf(answers, 'description'),
    first: { title: 'First part', text: 'What there is to say.' },
  };
  const key = group === slug ? slug : `'${slug}'`;
  const load = `load: async () => (await import('../features/${slug}/${slug}-page.tsx')).${name}Page`;
  return {
    files: {
      [`${site}/features/${slug}/${slug}-page.tsx`]: component(name, group),
      [`${site}/features/${slug}/${slug}-page.test.tsx`]: test(slug, name, group),
    },
    edits: {
      [`${site}/app/pages.ts`]: (text) => insertBefore(text, "  { id: 'docs',", `  { id: '${slug}', path: '/${slug}', ${load} },\n`),
      [`${site}/server/page-sources.ts`]: (text) => insertBefore(text, "  'not-found':", `  ${key}: textPage('/${slug}', '${group}'),\n`),
      [`${site}/server/page-texts.ts`]: (text) => insertBefore(text, "  'not-found':", `  ${key}: { page: ['${group}'] },\n`),
      ...Object.fromEntries(languages.map((language) => [`locales/${language}/page.json`, addGroup(group, texts)])),
    },
    next: [
      `Write its texts in locales/<language>/page.json, group "${group}"; every language has the English ones until then.`,
      `Draw it in ${site}/features/${slug}/${slug}-page.tsx.`,
      `npm run preview shows it at /${slug}. Link to it from where readers look for it.`,
    ],
  };
}
