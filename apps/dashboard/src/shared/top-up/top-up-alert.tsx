import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../format/use-format.ts';

export interface TopUpAlertProps {
  balanceCents: number;
  /** What the balance lacks, in cents. */
  missingCents: number;
  /** Opens the deposit for exactly this sum. Left out where the reader's role may not deposit: then who may is said. */
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** The balance does not suffice: how much is missing, and the button that tops up just that (specification, section 8). */
export function TopUpAlert({ balanceCents, missingCents, onTopUp }: TopUpAlertProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const missing = format.money(missingCents);
  return (
    <Alert
      tone="negative"
      live
      title={t('topUp.needMore', { missing })}
      action={
        onTopUp ? (
          <Button size="sm" variant="primary" onClick={() => onTopUp(missingCents)}>
            {t('topUp.action', { missing })}
          </Button>
        ) : undefined
      }
    >
      {t('topUp.text', { balance: format.money(balanceCents) })}
      {onTopUp ? null : ` ${t('topUp.forbidden')}`}
    </Alert>
  );
}
