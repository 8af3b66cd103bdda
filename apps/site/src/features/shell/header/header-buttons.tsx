import { useTranslation, findLanguage } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { UserRound, Search, Languages, Moon, Sun } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../shared/page-context.ts';
import styles from './header-buttons.module.css';

// The identity service's code loads only for readers who open the account menu.
const AccountPanel = onDemand(async () => (await import('../account/account.tsx')).AccountPanel, { isOptional: true });

/** Opens the account menu: a disclosure, so Tab moves through it like any other part of the page. */
export function AccountButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={`${styles.place} ${className ?? ''}`}>
      <button
        ref={ref}
        type="button"
        className={buttonClassNames({}, styles.round)}
        aria-label={t('menu.account')}
        aria-expanded={open}
        onPointerEnter={AccountPanel.preload}
        onClick={() => setOpen(!open)}
      >
        <UserRound aria-hidden />
      </button>
      {open ? (
        <Suspense>
          <AccountPanel opener={ref} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

// Search and its index are loaded on demand.
const SearchDialog = onDemand(async () => (await import('../search/search-dialog.tsx')).SearchDialog, { isOptional: true });

/** Opens search, as Ctrl+K and ⌘K do. */
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
        className={buttonClassNames({ variant: 'ghost' }, styles.square)}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={SearchDialog.preload}
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

// Flags and names of all languages load when the reader chooses a language.
const LanguageDialog = onDemand(async () => (await import('./language-dialog.tsx')).LanguageDialog, { isOptional: true });

/** Opens the language dialog. Renders nothing if the build has only one language. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const { locale, languages } = usePage();
  const [open, setOpen] = useState(false);
  const label = findLanguage(locale)?.label ?? locale;
  if (languages.length < 2) return null;
  return (
    <>
      <Button
        variant="ghost"
        className={className}
        icon={<Languages aria-hidden />}
        aria-label={t('language.current', { label })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const ThemePanel = onDemand(async () => (await import('./theme-switch.tsx')).ThemePanel, { isOptional: true });

/** Opens the theme selection. Both icons are in the HTML and CSS shows one of them, so nothing flips on hydration. */
export function ThemeButton({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={`${styles.place} ${className}`}>
      <button
        ref={ref}
        type="button"
        className={buttonClassNames({ variant: 'ghost' }, styles.square)}
        aria-label={t('theme.label')}
        aria-expanded={open}
        onPointerEnter={ThemePanel.preload}
        onClick={() => setOpen(!open)}
      >
        <Sun aria-hidden className={styles.light} />
        <Moon aria-hidden className={styles.dark} />
      </button>
      {open ? (
        <Suspense>
          <ThemePanel opener={ref} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
