import type { Partnership, Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** The answer to "are we partners?"; undefined while it is not known. */
export function usePartnerHeadline(partnership: Partnership | undefined, referrals: Referrals | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!partnership) return undefined;
  const share = format.percent(partnership.shareBasisPoints / 10_000);
  if (partnership.status === 'approved') {
    return referrals && t('partners.headline.approved', { share, earned: format.money(referrals.earned) });
  }
  if (partnership.status === 'submitted') return t('partners.headline.submitted');
  return partnership.status === 'declined' ? t('partners.headline.declined') : t('partners.headline.none', { share });
}
