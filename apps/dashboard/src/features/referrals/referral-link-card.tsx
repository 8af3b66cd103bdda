import type { Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Share2 } from 'lucide-react';
import { useFormat } from '../../shared/format/use-format.ts';
import { QrCode } from '../../shared/qr-code/qr-code.tsx';
import styles from './referral-link-card.module.css';

interface ReferralLinkCardProps {
  /** Undefined while loading. */
  referrals: Referrals | undefined;
  /** Returns a URL that contains the referral code. */
  linkOf: (code: string) => string;
}

export function ReferralLinkCard({ referrals, linkOf }: ReferralLinkCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const link = referrals && linkOf(referrals.code);
  const canShare = typeof navigator.share === 'function';
  return (
    <Card
      title={t('referrals.link.title')}
      description={
        referrals ? (
          t('referrals.link.terms', { share: format.percent(referrals.shareBasisPoints / 10_000), count: referrals.months })
        ) : (
          <Skeleton />
        )
      }
    >
      <div className={styles.layout}>
        {link === undefined ? (
          <>
            <div className={styles.row}>
              <div className={styles.link}>
                <Skeleton />
              </div>
              <span className={styles.buttons}>
                <Skeleton shape="block" className={styles.button} />
              </span>
            </div>
            <Skeleton shape="block" className={styles.qr} />
          </>
        ) : (
          <>
            <div className={styles.row}>
              <span className={styles.link} translate="no">
                {link}
              </span>
              <span className={styles.buttons}>
                <CopyButton
                  text={link}
                  label={t('referrals.link.copy')}
                  copiedLabel={t('common:actions.copied')}
                  failedLabel={t('common:states.copyFailed')}
                  variant="primary"
                  size="md"
                >
                  {t('common:actions.copy')}
                </CopyButton>
                {canShare ? (
                  <Button icon={<Share2 aria-hidden />} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
                    {t('referrals.link.share')}
                  </Button>
                ) : null}
              </span>
            </div>
            <QrCode text={link} label={t('referrals.link.qr')} className={styles.qr} />
          </>
        )}
      </div>
    </Card>
  );
}
