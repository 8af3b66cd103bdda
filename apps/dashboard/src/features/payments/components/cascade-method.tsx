import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Wallet } from 'lucide-react';
import { MethodCard } from './method-card.tsx';

/** Depositing by transfer to the project's own address. Its terms are those of the network, so none are listed. */
export function CascadeMethod({ onDeposit }: { onDeposit: () => void }) {
  const { t } = useTranslation('modals');
  return (
    <MethodCard
      icon={<Wallet size={20} strokeWidth={1.5} />}
      title={t('deposit.cascadeCard.title')}
      text={t('deposit.cascadeCard.text')}
      featuresLabel={t('deposit.features.label')}
      features={[]}
      action={
        <Button variant="primary" size="lg" fullWidth onClick={onDeposit}>
          {t('deposit.submit')}
        </Button>
      }
    />
  );
}
