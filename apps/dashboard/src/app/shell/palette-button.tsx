import { useTranslation } from '@onepoint/i18n';
import { Kbd } from '@onepoint/ui-kit/kbd';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { loadShellModals, preloadShellModal } from './load-shell-modals.ts';
import styles from './palette-button.module.css';

const openPalette = (): void => void loadShellModals().then((modals) => modals.open('command-palette'));
const preloadPalette = (): void => preloadShellModal('command-palette');

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the palette, as Ctrl+K (⌘K on Apple's keyboards) does from anywhere. Its code is fetched when it is wanted. */
export function PaletteButton() {
  const { t } = useTranslation('dashboard');
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = event.key.toLowerCase() === 'k' && (isApple ? event.metaKey : event.ctrlKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={openPalette}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <span className={styles.label}>{t('shell.palette')}</span>
      <Kbd className={styles.keys} aria-hidden>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Kbd>
    </button>
  );
}
