import { useTranslation } from '@onepoint/i18n';
import { Accordion } from '@onepoint/ui-kit/accordion';
import { useRef } from 'react';
import { usePage } from '../../shared/page-context.ts';
import { PageHead, Section } from '../../shared/page-sections.tsx';
import { PlanCards } from '../../shared/plan-cards.tsx';
import { type PricingContent, pricingQuestions } from '../../shared/content/page-content.ts';
import { Calculator } from './calculator.tsx';
import { DepositTerms } from './deposit-terms.tsx';
import { MethodTable } from './method-table.tsx';
import { calculatorPrices } from './use-calculation.ts';
import { useDepositTerms } from './use-deposit-terms.ts';

export function PricingPage() {
  const { t } = useTranslation('page');
  const content = usePage().content as PricingContent | undefined;
  const prices = calculatorPrices(content?.catalogue);
  const deposits = useRef<HTMLElement>(null);
  const terms = useDepositTerms(content?.catalogue?.deposits ?? null, deposits);
  return (
    <>
      <PageHead title={t('pricing.title')} lead={t('pricing.description')}>
        <PlanCards heading="h2" served={content?.catalogue} />
      </PageHead>
      <Section id="calculator" title={t('pricing.calculator.title')} lead={t('pricing.calculator.lead')}>
        <Calculator terms={terms} prices={prices} />
      </Section>
      <Section id="deposits" title={t('pricing.deposits.title')} lead={t('pricing.deposits.lead')} ref={deposits}>
        <DepositTerms terms={terms} />
      </Section>
      <Section id="methods" title={t('pricing.methods.title')} lead={t('pricing.methods.lead')}>
        <MethodTable prices={prices} />
      </Section>
      <Section id="questions" title={t('pricing.questions.title')} split>
        <Accordion
          items={pricingQuestions.map((id) => ({
            id: `question-${id}`,
            title: t(`pricing.questions.items.${id}.question`),
            content: <p>{t(`pricing.questions.items.${id}.answer`)}</p>,
          }))}
        />
      </Section>
    </>
  );
}
