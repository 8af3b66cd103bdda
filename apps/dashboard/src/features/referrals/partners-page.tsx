import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { BackLink } from '../../shared/page-header/back-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { PartnerStanding, usePartnerHeadline } from './partner-standing.tsx';
import { ReferralsForbidden, type ReferralsPageProps } from './referrals-page.tsx';
import { usePartnership, useReferrals } from './referrals.queries.ts';

interface PartnersPageProps extends ReferralsPageProps {
  referralsPath: string;
}

export function PartnersPage({ referralsPath, linkOf }: PartnersPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <ReferralsForbidden title={t('partners.title')} />;
  return (
    <>
      <BackLink href={referralsPath}>{t('referrals.title')}</BackLink>
      <ReadablePartnership project={project} linkOf={linkOf} />
    </>
  );
}

function ReadablePartnership({ project, linkOf }: ReferralsPageProps & { project: Project }) {
  const { t } = useTranslation('dashboard');
  const { data: partnership, isError, error, refetch, isFetching } = usePartnership(project.id);
  const { data: referrals, ...earnings } = useReferrals(project.id);
  const headline = usePartnerHeadline(partnership, referrals);
  const failed = isError && !partnership;
  return (
    <>
      <PageHeader title={t('partners.title')} headline={failed ? null : headline} />
      {failed ? (
        <QueryError title={t('partners.failed.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : partnership?.status === 'approved' && earnings.isError && !referrals ? (
        <QueryError
          title={t('referrals.failed')}
          error={earnings.error}
          onRetry={() => void earnings.refetch()}
          retrying={earnings.isFetching}
        />
      ) : partnership ? (
        <PartnerStanding project={project} partnership={partnership} referrals={referrals} linkOf={linkOf} />
      ) : (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
    </>
  );
}
