import { LanguageFlag } from '@onepoint/ui-kit/language-flag';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { usePreferencesHost } from '../preferences-context.ts';
import type { LanguageChoice } from './list-language-choices.ts';
import styles from './language-modal.module.css';

export interface LanguageOptionProps {
  id: string;
  choice: LanguageChoice;
  /** It was chosen, and its page is on the way. */
  opening: boolean;
}

/** One language: flag, its name in itself, and why it cannot be chosen where it cannot. */
export function LanguageOption({ id, choice: { label, code, flagCode, state }, opening }: LanguageOptionProps) {
  const { t } = usePreferencesHost();
  const note = opening ? t('modals:language.opening') : state === 'selectable' ? null : t(`modals:language.${state}`);
  return (
    <ListBoxItem id={id} textValue={label} className={styles.option ?? ''}>
      <LanguageFlag code={flagCode} className={styles.flag} />
      <span className={styles.texts}>
        <span lang={code} className={styles.label}>
          {label}
        </span>
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </span>
      {opening ? <Spinner size="sm" /> : null}
      {state === 'current' && !opening ? <Check size={16} strokeWidth={2} className={styles.check} aria-hidden /> : null}
    </ListBoxItem>
  );
}
