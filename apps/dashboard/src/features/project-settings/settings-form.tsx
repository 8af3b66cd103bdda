import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { ReactNode, SubmitEvent } from 'react';
import { OvertakenAlert, type OvertakenAlertProps } from '../../shared/drafts/overtaken-alert.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import type { SectionId } from '../../shared/section-card/sections.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  id: SectionId;
  title: string;
  description: string;
  /** Why the user can't change these settings. Makes the form read-only. */
  forbidden?: string | undefined;
  isDirty: boolean;
  pending: boolean;
  /** Fields the user changed and someone else saved in the meantime. */
  overtaken: OvertakenAlertProps['fields'];
  onTakeSaved: () => void;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

export function SettingsForm({
  id,
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
    <SectionCard id={id} title={title} description={description}>
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
    </SectionCard>
  );
}

/** Null means switched off. */
export function useSettingText() {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const off = t('overtaken.off');
  return {
    money: (cents: number | null): string => (cents === null ? off : format.money(cents)),
    days: (days: number | null): string =>
      days === null ? off : new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days),
    percents: (percents: readonly number[]): string =>
      percents.length === 0 ? off : new Intl.ListFormat(i18n.language).format(percents.map((percent) => format.percent(percent / 100))),
  };
}
