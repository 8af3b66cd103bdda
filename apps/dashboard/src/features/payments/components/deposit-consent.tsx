import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { useState } from 'react';
import type { DepositWallet } from '../data/deposit-wallets.ts';
import { DepositAddressCard } from './deposit-address-card.tsx';

/** Says what may be sent and asks for a tick before the address shows. */
export function DepositConsent({ wallet }: { wallet: DepositWallet }) {
  const { t, i18n } = useTranslation('modals');
  const [agreed, setAgreed] = useState(false);
  const { network, tokens } = wallet;
  const list = new Intl.ListFormat(i18n.language).format((tokens ?? []).map(({ symbol }) => symbol));
  return (
    <>
      <Alert tone="caution" title={t('cascadeDeposit.warning.title', { network })}>
        {t('cascadeDeposit.warning.text')}
        {tokens ? ` ${t('cascadeDeposit.warning.accepted', { tokens: list })}` : null}
      </Alert>
      <Checkbox
        label={t('cascadeDeposit.confirm', { network })}
        description={agreed ? undefined : t('cascadeDeposit.hidden')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {agreed ? <DepositAddressCard wallet={wallet} /> : null}
    </>
  );
}
