import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './search-button.module.css';

// The search and its index are for those who ask for them.
const load = async () => ({ default: (await import('../search/search-dialog.tsx')).SearchDialog });
const SearchDialog = lazy(load);

/** Opens the search, as Ctrl+K and ⌘K do. */
export function SearchButton() {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={buttonClassNames({ variant: 'ghost' }, styles.button)}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
