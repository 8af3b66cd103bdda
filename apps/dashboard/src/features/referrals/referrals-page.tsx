import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ReferralLinkCard } from './components/referral-link-card.tsx';
import { ReferralTotals } from './components/referral-totals.tsx';
import { ReferralsForbidden } from './components/referrals-forbidden.tsx';
import { RewardsCard } from './components/rewards-card.tsx';
import { useReferrals } from './hooks/use-referrals.ts';

export interface ReferralsPageProps {
  /** The address that a code stands in. */
  linkOf: (code: string) => string;
}

/** The link that brings others to the service, who came by it, and what the current project earned. */
export function ReferralsPage(props: ReferralsPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <ReferralsForbidden title={t('referrals.title')} />;
  return <ReadableReferrals project={project} {...props} />;
}

function ReadableReferrals({ project, linkOf }: ReferralsPageProps & { project: Project }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data: referrals, isError, error, refetch, isFetching } = useReferrals(project.id);
  const failed = isError && !referrals;
  const headline =
    referrals &&
    (referrals.signUps === 0
      ? t('referrals.headline.none')
      : t('referrals.headline.earned', { count: referrals.signUps, earned: format.money(referrals.earned) }));
  return (
    <>
      <PageHeader title={t('referrals.title')} headline={failed ? null : headline} />
      {failed ? (
        <QueryError title={t('referrals.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <ReferralLinkCard referrals={referrals} linkOf={linkOf} />
          <ReferralTotals referrals={referrals} />
          <RewardsCard projectId={project.id} />
        </>
      )}
    </>
  );
}
