import { siteConfig } from '@onepoint/site-config';
import { useTranslation } from '@onepoint/i18n';
import type { DepositTerms } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Coins } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDepositFeeText } from './use-deposit-fee-text.ts';
import { MethodCard } from './method-card.tsx';

export interface NativeMethodProps {
  /** Undefined until they are loaded. */
  terms: DepositTerms | undefined;
  onDeposit: () => void;
}

/** Depositing through the crypto provider: its terms, and the button that leads to the amount. */
export function NativeMethod({ terms, onDeposit }: NativeMethodProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const feeText = useDepositFeeText();
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
        { id: 'fee', label: t('deposit.features.fee'), value: terms ? feeText(terms.fee) : <Skeleton /> },
        { id: 'minimum', label: t('deposit.features.minimum'), value: terms ? format.money(terms.minimumCents) : <Skeleton /> },
        { id: 'maximum', label: t('deposit.features.maximum'), value: terms ? format.money(terms.maximumCents) : <Skeleton /> },
      ]}
      action={
        <Button variant="primary" size="lg" fullWidth onClick={onDeposit}>
          {t('deposit.submit')}
        </Button>
      }
    />
  );
}
