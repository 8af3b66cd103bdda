import type { DepositTermsReply } from '@onepoint/api-contract';
import { getDepositTerms } from '@onepoint/api-contract/calls/payments';
import type { Translate } from '@onepoint/i18n';
import { type PricingContent, pricingQuestions } from '../../shared/content/page-content.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageSource, PageSubject } from '../page-source.ts';

const minuteMs = 60_000;

/** Fees and limits of deposits, from the API. */
export const depositTermsData: PageDataSource<DepositTermsReply> = {
  name: 'depositTerms',
  load: (services) => services.getJson('api', getDepositTerms.path),
  schema: getDepositTerms.replies[200],
  freshMs: minuteMs,
  // They rarely change, and the dashboard shows them again before a payment.
  keptMsMax: 24 * 60 * minuteMs,
};

/** The pricing page with the deposit terms. */
export const pricingSource: PageSource = {
  listPaths: () => ['/pricing'],
  read: async ({ translate, readData }) => ({
    heading: translate(['page'], 'pricing.title'),
    description: translate(['page'], 'pricing.description'),
    subject: pricingSubject(translate),
    content: { depositTerms: (await readData(depositTermsData))?.value ?? null } satisfies PricingContent,
  }),
};

/** The FAQ of the pricing page for JSON-LD. */
function pricingSubject(translate: Translate): PageSubject {
  const text = (id: string, part: string): string => translate(['page'], `pricing.questions.items.${id}.${part}`);
  return { type: 'questions', questions: pricingQuestions.map((id) => ({ question: text(id, 'question'), answer: text(id, 'answer') })) };
}
