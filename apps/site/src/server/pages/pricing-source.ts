import type { Catalogue } from '@onepoint/api-contract';
import { getCatalogue } from '@onepoint/api-contract/calls/catalogue';
import type { Translate } from '@onepoint/i18n';
import { type PricingContent, pricingQuestions } from '../../shared/content/page-content.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageSource, PageSubject } from '../page-source.ts';

const minuteMs = 60_000;

export const catalogueData: PageDataSource<Catalogue> = {
  name: 'catalogue',
  load: (services) => services.getJson('api', getCatalogue.path),
  schema: getCatalogue.replies[200],
  freshMs: minuteMs,
  // They rarely change, and the dashboard shows them again before a payment.
  keptMsMax: 24 * 60 * minuteMs,
};

export const pricingSource: PageSource = {
  listPaths: () => ['/pricing'],
  read: async ({ translate, readData }) => ({
    heading: translate(['page'], 'pricing.title'),
    description: translate(['page'], 'pricing.description'),
    subject: pricingSubject(translate),
    content: { catalogue: (await readData(catalogueData))?.value ?? null } satisfies PricingContent,
  }),
};

function pricingSubject(translate: Translate): PageSubject {
  const text = (id: string, part: string): string => translate(['page'], `pricing.questions.items.${id}.${part}`);
  return { type: 'questions', questions: pricingQuestions.map((id) => ({ question: text(id, 'question'), answer: text(id, 'answer') })) };
}
