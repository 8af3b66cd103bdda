import { may, type Partnership, type Project, type Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './application-card.module.css';
import { PartnerForm } from './partner-form.tsx';
import { ReferralLinkCard } from './referral-link-card.tsx';
import { MonthsTable, ReferralTotals } from './referral-totals.tsx';

/** Undefined while loading. */
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

function ApplicationCard({ application }: { application: NonNullable<Partnership['application']> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { company, website, message, createdAt, decidedAt } = application;
  return (
    <Card title={t('partners.application.title')}>
      <dl className={styles.facts}>
        <dt>{t('partners.form.company')}</dt>
        <dd>{company}</dd>
        <dt>{t('partners.form.website')}</dt>
        <dd translate="no">{website}</dd>
        <dt>{t('partners.form.message')}</dt>
        <dd>{message}</dd>
        <dt>{t('partners.application.sent')}</dt>
        <dd>{format.date(createdAt)}</dd>
        {decidedAt === null ? null : (
          <>
            <dt>{t('partners.application.decided')}</dt>
            <dd>{format.date(decidedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

interface PartnerStandingProps {
  project: Project;
  partnership: Partnership;
  /** Undefined while loading. */
  referrals: Referrals | undefined;
  linkOf: (code: string) => string;
}

export function PartnerStanding({ project, partnership, referrals, linkOf }: PartnerStandingProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { status, application, shareBasisPoints } = partnership;
  if (status === 'approved') {
    return (
      <>
        <ReferralLinkCard referrals={referrals} linkOf={linkOf} />
        <ReferralTotals referrals={referrals} />
        <Card title={t('partners.months.title')} padding="none">
          <MonthsTable months={referrals?.byMonth} />
        </Card>
        {application ? <ApplicationCard application={application} /> : null}
      </>
    );
  }
  const waits = status === 'submitted';
  return (
    <>
      {waits ? <Alert title={t('partners.waiting.title')}>{t('partners.waiting.text')}</Alert> : null}
      {status === 'declined' ? (
        <Alert tone="caution" title={t('partners.declined.title')}>
          {t('partners.declined.text')}
        </Alert>
      ) : null}
      {application ? <ApplicationCard application={application} /> : null}
      {waits ? null : (
        <Card
          title={t('partners.apply.title')}
          description={t('partners.apply.text', { share: format.percent(shareBasisPoints / 10_000) })}
        >
          {may(project.role, 'payment:create') ? <PartnerForm projectId={project.id} /> : <Alert title={t('partners.apply.forbidden')} />}
        </Card>
      )}
    </>
  );
}
