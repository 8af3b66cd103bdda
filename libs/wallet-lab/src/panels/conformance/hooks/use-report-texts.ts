import { useTranslation } from '@onepoint/i18n';
import { conformanceChecks, conformanceEips, type ConformanceCheckId, type ConformanceEip } from '@onepoint/wallet/conformance';
import { plainSentence } from '../report/plain-sentence.ts';
import type { ReportTexts } from '../report/report-texts.ts';

/** The texts of a printed report about a wallet of that name. */
export function useReportTexts(walletName: string): ReportTexts {
  const { t } = useTranslation('provider');
  return {
    title: t('conformance.reportOf', { name: walletName }),
    verdicts: {
      pass: t('conformance.verdicts.pass'),
      fail: t('conformance.verdicts.fail'),
      skip: t('conformance.verdicts.skip'),
      'needs-person': t('conformance.verdicts.needs-person'),
    },
    levels: { must: t('conformance.levels.must'), should: t('conformance.levels.should') },
    grades: {
      conformant: t('conformance.grades.conformant'),
      mostly: t('conformance.grades.mostly'),
      failing: t('conformance.grades.failing'),
      unknown: t('conformance.grades.unknown'),
    },
    eips: Object.fromEntries(conformanceEips.map((eip) => [eip, t(`conformance.eips.${eip}`, { eip })])) as Record<ConformanceEip, string>,
    checks: Object.fromEntries(conformanceChecks.map(({ id }) => [id, plainSentence(t(`conformance.checks.${id}`))])) as Record<
      ConformanceCheckId,
      string
    >,
  };
}
