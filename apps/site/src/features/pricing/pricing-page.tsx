import { useTranslation } from '@onepoint/i18n';
import { Accordion } from '@onepoint/ui-kit/accordion';
import { usePage } from '../../shared/page-context.ts';
import { PageHead, Section } from '../../shared/page-sections.tsx';
import { PlanCards } from '../../shared/plan-cards.tsx';
import { type PricingContent, pricingQuestions } from '../../shared/content/page-content.ts';
import { Calculator } from './calculator.tsx';
import { DepositTerms } from './deposit-terms.tsx';
import { MethodTable } from './method-table.tsx';

/** The pricing page: plans, calculator, method prices, deposits, questions. */
export function PricingPage() {
  const { t } = useTranslation('page');
  const content = usePage().content as PricingContent | undefined;
  return (
    <>
      <PageHead title={t('pricing.title')} lead={t('pricing.description')}>
        <PlanCards heading="h2" />
      </PageHead>
      <Section id="calculator" title={t('pricing.calculator.title')} lead={t('pricing.calculator.lead')}>
        <Calculator />
      </Section>
      <Section id="methods" title={t('pricing.methods.title')} lead={t('pricing.methods.lead')}>
        <MethodTable />
      </Section>
      <Section id="deposits" title={t('pricing.deposits.title')} lead={t('pricing.deposits.lead')}>
        <DepositTerms initial={content?.depositTerms ?? null} />
      </Section>
      <Section id="questions" title={t('pricing.questions.title')}>
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
