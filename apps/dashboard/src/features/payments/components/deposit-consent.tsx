import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { useState } from 'react';
import { tokenNames, type DepositWallet } from '../data/deposit-wallets.ts';
import { DepositAddressCard } from './deposit-address-card.tsx';

/** Names the tokens that are credited, and no others, and asks for a tick before the address shows. */
export function DepositConsent({ wallet }: { wallet: DepositWallet }) {
  const { t, i18n } = useTranslation('modals');
  const [agreed, setAgreed] = useState(false);
  const accepted = { tokens: tokenNames(wallet.tokens, i18n.language), network: wallet.network };
  return (
    <>
      <Alert tone="caution" title={t('cascadeDeposit.warning.title', accepted)}>
        {t('cascadeDeposit.warning.text')}
      </Alert>
      <Checkbox
        label={t('cascadeDeposit.confirm', accepted)}
        description={agreed ? undefined : t('cascadeDeposit.hidden')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {agreed ? <DepositAddressCard wallet={wallet} /> : null}
    </>
  );
}
