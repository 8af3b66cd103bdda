import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId, isSpendLimited } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { shownAlerts } from '../../shared/projects/project-context.ts';
import { useAcknowledgeAlert, useAlertTexts } from './project-alerts.ts';
import styles from './project-banners.module.css';

interface ProjectBannersProps {
  project: Project;
  settingsPath: string;
  paymentsPath: string;
}

const link = (path: string, text: string) => (
  <LinkButton size="sm" href={path} render={renderRouterLink}>
    {text}
  </LinkButton>
);

/** Banners on all pages of a project whose calls are rejected or soon will be. Users can acknowledge alerts. */
export function ProjectBanners({ project, settingsPath, paymentsPath }: ProjectBannersProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const textsOf = useAlertTexts();
  const acknowledge = useAcknowledgeAlert(project.id);
  const { usageCommitment, balance, spendLimit, role } = project;
  return (
    <div className={styles.banners}>
      {isPlanId(usageCommitment) && isSpendLimited(usageCommitment, balance) ? (
        <Alert tone="negative" live title={t('alerts.usedUp.title')} action={link(paymentsPath, t('alerts.usedUp.action'))}>
          {t('alerts.usedUp.text')}
        </Alert>
      ) : null}
      {spendLimit.isReached && spendLimit.amount !== null ? (
        <Alert
          tone="negative"
          live
          title={t('alerts.limitReached.title', { limit: format.money(spendLimit.amount) })}
          action={link(settingsPath, t('alerts.limitReached.action'))}
        >
          {t('alerts.limitReached.text', { date: format.date(spendLimit.resetsAt, { timeZone: 'UTC' }) })}
        </Alert>
      ) : null}
      {shownAlerts(project).map((alert) => {
        const { title, text } = textsOf(alert);
        return (
          <Alert
            key={alert.id}
            tone="caution"
            live
            title={title}
            action={
              may(role, 'settings:update') ? (
                <Button size="sm" onClick={() => acknowledge.mutate(alert.id)}>
                  {t('alerts.acknowledge')}
                </Button>
              ) : undefined
            }
          >
            {text}
          </Alert>
        );
      })}
    </div>
  );
}
