import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { AddChainOutcome } from '../wallet/add-chain.ts';

const tones = { added: 'positive', rejected: 'info', pending: 'caution', unsupported: 'negative', failed: 'negative' } as const;

/** What became of asking a wallet to add a chain. */
export function AddChainOutcomeAlert({ outcome, chain }: { outcome: AddChainOutcome; chain: string }) {
  const { t } = useTranslation('page');
  return (
    <Alert live tone={tones[outcome.kind]} title={t(`chains.wallet.outcomes.${outcome.kind}.title`, { chain })}>
      {t(`chains.wallet.outcomes.${outcome.kind}.text`)}
      {outcome.kind === 'failed' && outcome.message !== '' ? ` ${t('chains.wallet.said', { message: outcome.message })}` : null}
    </Alert>
  );
}
