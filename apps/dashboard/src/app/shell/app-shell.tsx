import { useTranslation } from '@onepoint/i18n';
import { codeLoader } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import { Badge } from '@onepoint/ui-kit/badge';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Kbd } from '@onepoint/ui-kit/kbd';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { Menu, Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '../../shared/focus.ts';
import { SlowLoads } from '../../shared/slow/slow-loads.tsx';
import { sitePaths } from '../paths.ts';
import styles from './app-shell.module.css';
import { SessionRefused, StaleNotice } from './shell-notices.tsx';

interface AppShellProps {
  /** Project switcher; next to the logo on narrow screens. */
  context?: ReactNode;
  account: ReactNode;
  /** `onFollow` closes the mobile menu. */
  renderMenu: (onFollow?: () => void) => ReactNode;
  children: ReactNode;
}

/** Frame of signed-in pages: header, content, and a side menu, which is a modal on narrow screens. */
export function AppShell({ context, account, renderMenu, children }: AppShellProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shownPathname = useRef(pathname);

  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // The section in the URL already took focus.
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    // Screen readers and Tab continue at the new page.
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('a11y.skipToContent')}
      </a>
      <header className={styles.header}>
        <IconButton
          name={t('a11y.openMenu')}
          icon={<Menu aria-hidden />}
          className={styles.menuButton}
          onPointerEnter={() => preloadShellModal('mobile-menu')}
          onClick={() => void loadShellModals().then((modals) => modals.open('mobile-menu', { renderMenu }))}
        />
        <Logo href={sitePaths.home} compact={context !== undefined} />
        {context ? <div className={styles.context}>{context}</div> : null}
        <div className={styles.account}>
          <PaletteButton />
          {account}
        </div>
      </header>
      <aside className={styles.side}>{renderMenu()}</aside>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <SessionRefused />
        <SlowLoads />
        {children}
      </main>
      <StaleNotice />
    </div>
  );
}

interface LogoProps {
  href: string;
  /** Shows only the logo mark on phones, to make room for the project switcher. @default false */
  compact?: boolean;
}

function Logo({ href, compact = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <span className={compact ? `${styles.brand} ${styles.compact}` : styles.brand}>
      <a href={href} className={styles.logo} aria-label={t('product.home', { name: siteConfig.name })}>
        <ProductMark />
        <span className={styles.productName}>{siteConfig.name}</span>
      </a>
      {siteConfig.beta ? <Badge tone="accent">{t('product.beta')}</Badge> : null}
    </span>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette on click, or from anywhere with Ctrl+K (⌘K on Apple devices). */
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
      className={styles.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={openPalette}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <span className={styles.paletteLabel}>{t('shell.palette')}</span>
      <Kbd className={styles.paletteKeys} aria-hidden>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Kbd>
    </button>
  );
}

const openPalette = (): void => void loadShellModals().then((modals) => modals.open('command-palette'));

const preloadPalette = (): void => preloadShellModal('command-palette');

const importShellModals = async () => (await import('./shell.modals.ts')).shellModals;

const loadShellModals = () => codeLoader.load(importShellModals);

/** Ignores failures; opening the modal retries. */
const preloadShellModal = (id: 'mobile-menu' | 'command-palette'): void =>
  void importShellModals().then(
    (modals) => modals.preload(id),
    () => undefined,
  );
