import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';

/** A field that was saved elsewhere while it was changed here. */
export interface OvertakenField {
  readonly label: string;
  /** What is saved now, in words. */
  readonly saved: string;
}

export interface OvertakenAlertProps {
  /** Nothing is shown without any. */
  fields: readonly OvertakenField[];
  /** Gives up what was typed in these fields. */
  onTakeSaved: () => void;
}

/** Says that somebody else saved what is being changed here, and what: nothing is replaced unseen. */
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
