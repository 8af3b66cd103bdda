import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { TicketPercent } from 'lucide-react';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { PromocodePanel } from './components/promocode-panel.tsx';

/** Adds a promo code's value to the balance of the current project. */
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
