import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { ReactNode, SubmitEvent } from 'react';
import { OvertakenAlert, type OvertakenAlertProps } from '../../../shared/drafts/overtaken-alert.tsx';
import styles from './settings-form.module.css';

export interface SettingsFormProps {
  title: string;
  description: string;
  /** Why the reader may not change it; the form is read-only then. */
  forbidden?: string | undefined;
  isDirty: boolean;
  pending: boolean;
  /** Fields that somebody else saved while they were changed here. */
  overtaken: OvertakenAlertProps['fields'];
  onTakeSaved: () => void;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** A card of settings that saves by itself. Its buttons appear with the first change. */
export function SettingsForm({
  title,
  description,
  forbidden,
  isDirty,
  pending,
  overtaken,
  onTakeSaved,
  onSave,
  onDiscard,
  children,
}: SettingsFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (forbidden === undefined && isDirty && !pending) onSave();
  };
  return (
    <Card title={title} description={description}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={title} tabIndex={-1}>
        <fieldset className={styles.fields} disabled={forbidden !== undefined}>
          {children}
        </fieldset>
        {forbidden === undefined ? null : <FormMessage tone="info">{forbidden}</FormMessage>}
        <OvertakenAlert fields={pending ? [] : overtaken} onTakeSaved={onTakeSaved} />
        {forbidden === undefined && isDirty ? (
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" loading={pending}>
              {t('common:actions.save')}
            </Button>
            <Button onClick={onDiscard} aria-disabled={pending || undefined}>
              {t('dashboard:settings.discard')}
            </Button>
            <span className={styles.unsaved}>{t('dashboard:settings.unsaved')}</span>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
