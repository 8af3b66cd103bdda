import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { partnerShareBasisPoints, referralMonths, referralShareBasisPoints } from '@onepoint/plans-domain';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { PageHead } from '../../shared/page-sections.tsx';
import { usePage } from '../../shared/page-context.ts';
import styles from './referrals-page.module.css';

const basisPoints = 10_000;
const steps = ['share', 'signUp', 'earn', 'partner'] as const;

/** How the referral program works. A project's link and earnings are in the dashboard. */
export function ReferralsPage() {
  const { t, i18n } = useTranslation('page');
  const { locale } = usePage();
  const percent = (share: number): string => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share / basisPoints);
  const values = { share: percent(referralShareBasisPoints), partnerShare: percent(partnerShareBasisPoints), months: referralMonths };
  return (
    <PageHead title={t('referrals.title')} lead={t('referrals.description')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h2 className={styles.title}>{t(`referrals.${step}.title`, values)}</h2>
            <p className="text-muted">{t(`referrals.${step}.text`, values)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <LinkButton href={localePath('/dashboard/referrals', locale)} variant="primary" size="lg">
          {t('referrals.open')}
        </LinkButton>
        <LinkButton href={localePath('/docs/referrals', locale)} size="lg">
          {t('referrals.details')}
        </LinkButton>
      </div>
    </PageHead>
  );
}
