import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat } from '../../../shared/format/use-format.ts';

export interface RotatedSecret {
  /** Until when the secret before this one still works; null when it no longer does. */
  readonly previousSecretEndsAt: string | null;
}

/** How long there is to put a new secret in the place of the old one. */
export function OldSecret({ previousSecretEndsAt }: RotatedSecret) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  if (previousSecretEndsAt === null) return <Alert tone="caution" title={t('revealApiKey.rotated.atOnce')} />;
  return <Alert title={t('revealApiKey.rotated.until', { when: format.date(previousSecretEndsAt, { style: 'dateTime' }) })} />;
}
