import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { PageHeader } from '../../../shared/page-header/page-header.tsx';

/** In place of the log, for roles that may not read it: nothing is asked for that would be refused. */
export function AuditLogForbidden() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('auditLog.title')} headline={t('auditLog.forbidden.title')} />
      <Alert title={t('auditLog.forbidden.text')} />
    </>
  );
}
