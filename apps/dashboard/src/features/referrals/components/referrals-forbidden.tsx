import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { PageHeader } from '../../../shared/page-header/page-header.tsx';

/** In place of a screen of money, for roles that may not see it: nothing is asked for that would be refused. */
export function ReferralsForbidden({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={title} headline={t('referrals.forbidden.title')} />
      <Alert title={t('referrals.forbidden.text')} />
    </>
  );
}
