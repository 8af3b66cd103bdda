import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../shared/page-header/page-header.tsx';

/** In place of the payments, for roles that may not read them: nothing is asked for that would be refused. */
export function PaymentsForbidden({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('payments.title')} headline={t('payments.forbidden.title')} />
      {children}
      <Alert title={t('payments.forbidden.text')} />
    </>
  );
}
