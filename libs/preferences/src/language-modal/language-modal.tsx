import { appState } from '@onepoint/app-state';
import type { LanguageCode } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { useState } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { usePreferencesHost } from '../preferences-context.ts';
import { LanguageOption } from './language-option.tsx';
import { listLanguageChoices, type LanguageChoice } from './list-language-choices.ts';
import styles from './language-modal.module.css';

// A modal that is one list starts in the list.
const initialFocus = { autoFocus: 'first' } as const;

/** The choice of languages. Choosing one remembers it and leads to the same page in it. */
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
