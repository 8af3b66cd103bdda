import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { TicketPercent } from 'lucide-react';
import { useId } from 'react';
import { focusOnMount } from '../../shared/focus.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { PromocodeActivated, PromocodeForm, usePromocodeForm } from './promocode/promocode-form.tsx';
import styles from './promocode-page.module.css';

export function PromocodePage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const project = useProject();
  return (
    <>
      <PageHeader title={t('promocodePage.title')} headline={t('promocodePage.headline', { balance: format.money(project.balance) })} />
      {may(project.role, 'promocode:activate') ? (
        <PromocodePanel projectId={project.id} />
      ) : (
        <Card padding="none">
          <EmptyState title={t('promocodePage.forbidden.title')} icon={<TicketPercent aria-hidden />}>
            {t('promocodePage.forbidden.text')}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function PromocodePanel({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const formId = useId();
  const { activation, reset, form } = usePromocodeForm(projectId);
  if (activation) {
    const another = (
      <Button size="sm" onClick={reset} ref={focusOnMount}>
        {t('dashboard:promocodePage.another')}
      </Button>
    );
    return <PromocodeActivated projectId={projectId} activation={activation} action={another} />;
  }
  return (
    <Card title={t('modals:promocode.title')} description={t('modals:promocode.description')} className={styles.panel}>
      <div className={styles.form}>
        <PromocodeForm formId={formId} {...form} />
        <Button type="submit" form={formId} variant="primary" size="lg" loading={form.pending}>
          {t('modals:promocode.submit')}
        </Button>
      </div>
    </Card>
  );
}
