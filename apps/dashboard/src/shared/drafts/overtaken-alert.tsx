import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';

/** A field someone else saved while the user edited it. */
interface OvertakenField {
  readonly label: string;
  /** Saved value as text. */
  readonly saved: string;
}

export interface OvertakenAlertProps {
  /** If empty, nothing is shown. */
  fields: readonly OvertakenField[];
  onTakeSaved: () => void;
}

/** Shows values someone else saved in the meantime, so that the user doesn't overwrite them unseen. */
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
