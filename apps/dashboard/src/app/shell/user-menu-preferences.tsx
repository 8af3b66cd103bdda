import { findLanguage, useTranslation } from '@onepoint/i18n';
import { Languages, Settings } from 'lucide-react';
import { pageLanguage } from '../page-language.ts';
import { preferences } from '../preferences.modals.ts';
import styles from './user-menu.module.css';

/** The ways from the account menu to the choice of language and to the settings. `onFollow` closes the menu. */
export function UserMenuPreferences({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const openModal = (id: 'language' | 'settings') => () => {
    onFollow();
    void preferences.open(id);
  };
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onPointerEnter={() => preferences.preload('language')}
        onClick={openModal('language')}
      >
        <Languages size={16} strokeWidth={1.5} aria-hidden />
        {t('common:language.label')}
        <span className={styles.value}>{findLanguage(pageLanguage)?.label}</span>
      </button>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onPointerEnter={() => preferences.preload('settings')}
        onClick={openModal('settings')}
      >
        <Settings size={16} strokeWidth={1.5} aria-hidden />
        {t('userMenu.preferences')}
      </button>
    </>
  );
}
