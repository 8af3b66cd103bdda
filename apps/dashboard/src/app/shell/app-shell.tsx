import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Menu } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '../../shared/focus.ts';
import { SlowLoads } from '../../shared/slow/slow-loads.tsx';
import { sitePaths } from '../paths.ts';
import styles from './app-shell.module.css';
import { loadShellModals, preloadShellModal } from './load-shell-modals.ts';
import { Logo } from './logo.tsx';
import { PaletteButton } from './palette-button.tsx';
import { SessionRefused } from './session-refused.tsx';
import { StaleNotice } from './stale-notice.tsx';

export interface AppShellProps {
  /** Beside the logo: the project switcher. */
  context?: ReactNode;
  /** Inline end of the header: the user menu. */
  account: ReactNode;
  /** The left menu. `onFollow` closes what holds it. */
  renderMenu: (onFollow?: () => void) => ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in screen: header, left menu (a modal where there is no room for it), content. */
export function AppShell({ context, account, renderMenu, children }: AppShellProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPathname = useRef(pathname);

  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // A screen reader goes on reading at the new screen, and Tab starts there.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

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
