import { localePath } from '@onepoint/navigation';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { picturePath } from '../../shared/site-paths.ts';
import type { LoadedPage } from '../create-page-context.ts';
import type { Ancestor } from './list-ancestors.ts';
import type { StructuredData, StructuredNode } from './structured-data.ts';

const publisher = { '@type': 'Organization', name: siteConfig.name, url: siteUrl() } as const;
const organizationId = `${siteUrl()}/#organization`;

const site = (description: string, language: string): StructuredNode[] => [
  {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteConfig.name,
    url: siteUrl(),
    logo: `${siteUrl()}/favicon.svg`,
    email: siteConfig.supportEmail,
    sameAs: Object.values(siteConfig.socialLinks),
  },
  {
    '@type': 'WebSite',
    '@id': `${siteUrl()}/#website`,
    name: siteConfig.name,
    url: siteUrl() + localePath('/', language),
    description,
    inLanguage: language,
    publisher: { '@id': organizationId },
  },
];

/**
 * The JSON-LD of a page: publisher, breadcrumbs, kind of text. Undefined for unindexed pages and variants of other pages. Search has no URL, so there is
 * no `SearchAction`.
 */
export function structuredDataOf({ context, parts }: LoadedPage, trail: readonly Ancestor[]): StructuredData | undefined {
  const { locale, languages, urlLogical } = context;
  const { heading, description, subject, updatedAt = null } = parts;
  const { noindex = false, canonical = urlLogical, writtenIn = languages } = parts;
  if (noindex || canonical !== urlLogical || !writtenIn.includes(locale)) return undefined;
  const url = siteUrl() + localePath(urlLogical, locale);
  const image = siteUrl() + picturePath(urlLogical, locale);
  const steps = [...trail, { name: heading, path: urlLogical }];
  const breadcrumbs: StructuredNode = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl() + localePath(path, locale),
    })),
  };
  const article = {
    headline: heading,
    description,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: locale,
    author: publisher,
    publisher,
  } as const;
  const nodes: StructuredNode[] = trail.length === 0 ? [] : [breadcrumbs];
  if (subject?.type === 'site') nodes.push(...site(description, locale));
  if (subject?.type === 'guide')
    nodes.push({ '@type': 'TechArticle', ...article, ...(updatedAt === null ? {} : { dateModified: updatedAt }) });
  if (subject?.type === 'post') {
    const { publishedAt } = subject;
    nodes.push({ '@type': 'BlogPosting', ...article, datePublished: publishedAt, dateModified: updatedAt ?? publishedAt });
  }
  if (subject?.type === 'questions') {
    const mainEntity = subject.questions.map(
      ({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }) as const,
    );
    nodes.push({ '@type': 'FAQPage', url, inLanguage: locale, mainEntity });
  }
  return nodes.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': nodes };
}
