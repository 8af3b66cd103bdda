import { appState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { Moon, Sun } from 'lucide-react';
import styles from './theme-button.module.css';

const handleClick = (): void => {
  appState.set({ themeMode: document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark' });
};

/** Switches between light and dark. Both faces stand in the HTML; the page's theme shows one, so that nothing flips on hydration. */
export function ThemeButton({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <button type="button" className={buttonClassNames({ variant: 'ghost' }, `${styles.button} ${className}`)} onClick={handleClick}>
      <span className={styles.toDark}>
        <Moon aria-hidden />
        <span className="visually-hidden">{t('theme.toDark')}</span>
      </span>
      <span className={styles.toLight}>
        <Sun aria-hidden />
        <span className="visually-hidden">{t('theme.toLight')}</span>
      </span>
    </button>
  );
}
