import * as z from 'zod';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const time = z.iso.datetime({ offset: true });
const language = z.string().regex(/^[a-z]{2}$/);

const publisher = z.strictObject({ '@type': z.literal('Organization'), name: text, url: address });

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  email: z.email(),
  sameAs: z.array(address).min(1),
});

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  description: text,
  inLanguage: language,
  publisher: z.strictObject({ '@id': address }),
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
});

const article = {
  // https://developers.google.com/search/docs/appearance/structured-data/article: longer headlines are cut.
  headline: text.max(110),
  description: text,
  url: address,
  mainEntityOfPage: address,
  image: address,
  inLanguage: language,
  author: publisher,
  publisher,
};
const techArticle = z.strictObject({ '@type': z.literal('TechArticle'), ...article, dateModified: z.optional(time) });
const blogPosting = z.strictObject({ '@type': z.literal('BlogPosting'), ...article, datePublished: time, dateModified: time });

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  url: address,
  inLanguage: language,
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const node = z.discriminatedUnion('@type', [organization, webSite, breadcrumbList, techArticle, blogPosting, faqPage]);

/** JSON-LD of a page: the allowed types, with exactly the fields that consumers require. */
export const structuredDataSchema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(1) });

export type StructuredData = z.infer<typeof structuredDataSchema>;
export type StructuredNode = z.infer<typeof node>;
