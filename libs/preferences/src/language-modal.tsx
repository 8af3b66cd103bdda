import { appState } from '@onepoint/app-state';
import { languages, type Language, type LanguageCode } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { LanguageFlag } from '@onepoint/ui-kit/language-flag';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import styles from './language-modal.module.css';
import { usePreferencesHost } from './preferences-context.ts';

// `autoFocus` focuses the list instead of the close button.
const initialFocus = { autoFocus: 'first' } as const;

/** Stores the selected language and opens the page in it. */
export function LanguageModal({ close }: ModalControls<LanguageCode>) {
  const { t, language, availableLanguages, onLanguageChange } = usePreferencesHost();
  const [chosen, setChosen] = useState<LanguageCode>();
  const choices = listLanguageChoices(language, availableLanguages);
  const isDisabled = ({ state }: LanguageChoice) => state !== 'selectable' || chosen !== undefined;

  const handleChoose = (code: LanguageCode): void => {
    setChosen(code);
    appState.set({ locale: code });
    onLanguageChange(code);
  };

  return (
    <ModalLayout title={t('modals:language.title')} description={t('modals:language.description')} onClose={() => close()}>
      <ListBox
        aria-label={t('common:language.choose')}
        aria-busy={chosen !== undefined}
        className={styles.list ?? ''}
        layout="grid"
        {...initialFocus}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen ?? language]}
        disabledKeys={choices.filter(isDisabled).map(({ code }) => code)}
        onSelectionChange={([key]) => {
          const choice = choices.find(({ code }) => code === key);
          if (choice) handleChoose(choice.code);
        }}
        items={choices}
      >
        {(choice) => <LanguageOption id={choice.code} choice={choice} opening={choice.code === chosen} />}
      </ListBox>
    </ModalLayout>
  );
}

interface LanguageOptionProps {
  id: string;
  choice: LanguageChoice;
  /** True once the language was selected, while its page loads. */
  opening: boolean;
}

function LanguageOption({ id, choice: { label, code, flagCode, state }, opening }: LanguageOptionProps) {
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

interface LanguageChoice {
  readonly code: LanguageCode;
  readonly flagCode: string;
  readonly label: string;
  /** `current` is the page's language; `comingSoon` has no pages yet. Neither is selectable. */
  readonly state: 'selectable' | 'current' | 'comingSoon';
}

/**
 * Lists all languages in their public order.
 *
 * @param current the page's language
 * @param available languages with pages in this build; languages with `dontLoad` are never selectable
 */
export function listLanguageChoices(current: string, available: readonly string[]): readonly LanguageChoice[] {
  return languages.map(({ code, flagCode, label, ...rest }: Language & { readonly code: LanguageCode }) => {
    const isComing = rest.dontLoad === true || !available.includes(code);
    return { code, flagCode, label, state: code === current ? 'current' : isComing ? 'comingSoon' : 'selectable' };
  });
}
