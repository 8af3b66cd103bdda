import type { DepositTermsReply } from '@onepoint/api-contract';
import { getDepositTerms } from '@onepoint/api-contract/calls/payments';
import type { PricingContent } from '../../shared/pricing/pricing-content.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageSource } from '../page-source.ts';
import { pricingSubject } from '../structured-data/pricing-subject.ts';

const minuteMs = 60_000;

/** Fee and limits of deposits, as the API is configured. */
export const depositTermsData: PageDataSource<DepositTermsReply> = {
  name: 'depositTerms',
  load: (services) => services.getJson('api', getDepositTerms.path),
  schema: getDepositTerms.replies[200],
  freshMs: minuteMs,
  // They change with the API's configuration, and the dashboard shows them again before anybody pays.
  keptMsMax: 24 * 60 * minuteMs,
};

/** The page of prices, with what deposits cost where the API says so. */
export const pricingSource: PageSource = {
  listPaths: () => ['/pricing'],
  read: async ({ translate, readData }) => ({
    heading: translate(['page'], 'pricing.title'),
    description: translate(['page'], 'pricing.description'),
    subject: pricingSubject(translate),
    content: { depositTerms: (await readData(depositTermsData))?.value ?? null } satisfies PricingContent,
  }),
};
