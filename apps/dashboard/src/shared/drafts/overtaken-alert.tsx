import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';

/** A field that someone else saved while it was edited here. */
interface OvertakenField {
  readonly label: string;
  /** The saved value as text. */
  readonly saved: string;
}

export interface OvertakenAlertProps {
  /** Without fields, nothing is shown. */
  fields: readonly OvertakenField[];
  /** Discards the changes of these fields. */
  onTakeSaved: () => void;
}

/** Shows values that someone else saved in the meantime, so that they are not overwritten unseen. */
export function OvertakenAlert({ fields, onTakeSaved }: OvertakenAlertProps) {
  const { t } = useTranslation('dashboard');
  if (fields.length === 0) return null;
  return (
    <Alert tone="caution" live title={t('overtaken.title')} action={<Button onClick={onTakeSaved}>{t('overtaken.take')}</Button>}>
      {fields.map(({ label, saved }) => (
        <p key={label}>{t('overtaken.saved', { label, saved })}</p>
      ))}
      <p>{t('overtaken.text')}</p>
    </Alert>
  );
}
