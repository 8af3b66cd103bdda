import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Banknote } from 'lucide-react';
import { PageHeader } from '../../../shared/page-header/page-header.tsx';

/** In place of the payments, for roles that may not read them: nothing is asked for that would be refused. */
export function PaymentsForbidden() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('payments.title')} headline={t('payments.forbidden.title')} />
      <Card padding="none">
        <EmptyState title={t('payments.forbidden.title')} icon={<Banknote aria-hidden />}>
          {t('payments.forbidden.text')}
        </EmptyState>
      </Card>
    </>
  );
}
