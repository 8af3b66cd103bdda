import { siteConfig } from '@onepoint/site-config';
import { useTranslation } from '@onepoint/i18n';
import { cryptoDepositTerms } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { Coins } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDepositFeeText } from './use-deposit-fee-text.ts';
import { MethodCard } from './method-card.tsx';

/** Depositing by the crypto provider: terms, and the button that goes on to the amount. */
export function NativeMethod({ onDeposit }: { onDeposit: () => void }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const feeText = useDepositFeeText();
  const { fee, minimumCents, maximumCents } = cryptoDepositTerms;
  const support = <Link href={`mailto:${siteConfig.supportEmail}`}>{t('deposit.features.supportValue')}</Link>;
  return (
    <MethodCard
      icon={<Coins size={20} strokeWidth={1.5} />}
      title={t('deposit.nativeCard.title')}
      text={t('deposit.nativeCard.text')}
      featuresLabel={t('deposit.features.label')}
      features={[
        { id: 'time', label: t('deposit.features.time'), value: t('deposit.features.timeValue') },
        { id: 'support', label: t('deposit.features.support'), value: support },
        { id: 'fee', label: t('deposit.features.fee'), value: feeText(fee) },
        { id: 'minimum', label: t('deposit.features.minimum'), value: format.money(minimumCents) },
        { id: 'maximum', label: t('deposit.features.maximum'), value: format.money(maximumCents) },
      ]}
      action={
        <Button variant="primary" size="lg" fullWidth onClick={onDeposit}>
          {t('deposit.submit')}
        </Button>
      }
    />
  );
}
