import { may, type Partnership, type Project, type Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ApplicationCard } from './application-card.tsx';
import { MonthsTable } from './months-table.tsx';
import { PartnerForm } from './partner-form.tsx';
import { ReferralLinkCard } from './referral-link-card.tsx';
import { ReferralTotals } from './referral-totals.tsx';

export interface PartnerStandingProps {
  project: Project;
  partnership: Partnership;
  /** What came of the project's link; undefined while it is loading. */
  referrals: Referrals | undefined;
  linkOf: (code: string) => string;
}

/** What a project sees of the partner programme by where it stands: the form, the wait, the answer, or what it brings. */
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
