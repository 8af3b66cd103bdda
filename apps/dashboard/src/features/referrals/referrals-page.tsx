import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ReferralLinkCard } from './referral-link-card.tsx';
import { ReferralTotals } from './referral-totals.tsx';
import { useReferrals } from './referrals.queries.ts';
import { RewardsCard } from './rewards-card.tsx';

/** Shown to roles that can't see payments. Sends no request, because the API would reject it. */
export function ReferralsForbidden({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={title} headline={t('referrals.forbidden.title')} />
      <Alert title={t('referrals.forbidden.text')} />
    </>
  );
}

export interface ReferralsPageProps {
  /** Returns a URL that contains the referral code. */
  linkOf: (code: string) => string;
}

interface ReferralsPageWithPartnersProps extends ReferralsPageProps {
  partnersPath: string;
}

export function ReferralsPage(props: ReferralsPageWithPartnersProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <ReferralsForbidden title={t('referrals.title')} />;
  return <ReadableReferrals project={project} {...props} />;
}

function ReadableReferrals({ project, linkOf, partnersPath }: ReferralsPageWithPartnersProps & { project: Project }) {
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
      <PageHeader
        title={t('referrals.title')}
        headline={failed ? null : headline}
        actions={
          <LinkButton href={partnersPath} render={renderRouterLink}>
            {t('referrals.partners')}
          </LinkButton>
        }
      />
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
