import type { DepositTermsReply } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Wallet } from 'lucide-react';
import { tokenNames } from '../data/deposit-wallets.ts';
import { MethodCard } from './method-card.tsx';

export interface CascadeMethodProps {
  /** Where transfers are credited; none until they are loaded. */
  networks: DepositTermsReply['cascade']['networks'];
  onDeposit: () => void;
}

/** Depositing by transfer to the project's own address: what is accepted on which network. There is neither a fee nor a limit to list. */
export function CascadeMethod({ networks, onDeposit }: CascadeMethodProps) {
  const { t, i18n } = useTranslation('modals');
  const accepted = networks.map(({ network, tokens }) =>
    t('deposit.cascadeCard.onNetwork', { tokens: tokenNames(tokens, i18n.language), network }),
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(accepted);
  const text = t('deposit.cascadeCard.text');
  return (
    <MethodCard
      icon={<Wallet size={20} strokeWidth={1.5} />}
      title={t('deposit.cascadeCard.title')}
      text={list === '' ? text : `${text} ${t('deposit.cascadeCard.accepted', { list })}`}
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
