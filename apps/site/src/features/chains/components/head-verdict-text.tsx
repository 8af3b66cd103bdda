import { formatNumber, useTranslation } from '@onepoint/i18n';
import { formatSpan } from '../data/format-span.ts';
import type { HeadVerdict } from '../data/judge-head.ts';

/** How an endpoint's head stands to the best known one, in words. */
export function HeadVerdictText({ verdict }: { verdict: HeadVerdict }) {
  const { t, i18n } = useTranslation('page');
  switch (verdict.kind) {
    case 'inStep':
      return t('chains.verdicts.inStep', { count: verdict.nodes });
    case 'near':
    case 'behind':
      return t(`chains.verdicts.${verdict.kind}`, {
        count: verdict.blocks,
        blocks: formatNumber(verdict.blocks, i18n.language),
        time: formatSpan(verdict.behindMs, i18n.language),
      });
    case 'stalled':
      return t('chains.verdicts.stalled', { time: formatSpan(verdict.standingMs, i18n.language) });
    default:
      return t(`chains.verdicts.${verdict.kind}`);
  }
}
