import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../shared/page-context.ts';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import { currentLink, type NavLink, useNavLinks } from '../nav-links.ts';
import { LanguageButton } from './header-buttons.tsx';
import styles from './mobile-menu.module.css';

const ThemeSwitch = onDemand(async () => (await import('./theme-switch.tsx')).ThemeSwitch, { isOptional: true });
const MobileAccount = onDemand(async () => (await import('../account/account.tsx')).MobileAccount, { isOptional: true });

/** The mobile navigation: a native disclosure, so that it works before hydration. */
export function MobileMenu() {
  const { t } = useTranslation(['nav', 'common']);
  const { menu, tools } = useNavLinks();
  const loginPath = useLoginPath();
  const { urlLogical, locale } = usePage();
  const current = currentLink(
    menu.map(({ href }) => href),
    localePath(urlLogical, locale),
  );
  const ref = useRef<HTMLDetailsElement>(null);
  // Loaded when the menu opens, also before hydration. The account may change between openings.
  const [hasOpened, setHasOpened] = useState(false);
  const [hasAccount, setHasAccount] = useState(false);
  const handleToggle = (): void => {
    if (ref.current?.open !== true) return;
    setHasOpened(true);
    setHasAccount('signedIn' in document.documentElement.dataset);
  };
  useEffect(handleToggle, []);

  useEffect(() => {
    const close = (): void => ref.current?.removeAttribute('open');
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || ref.current?.open !== true) return;
      // Escape closes the dialog above, which returns the focus to the menu.
      if (document.querySelector('dialog[open]') !== null) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    const handleClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const leaves = event.target.closest('a') !== null || ref.current?.contains(event.target) === false;
      if (leaves) close();
    };
    // Close the menu when the focus moves to the page behind it. Dialogs return the focus.
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('main, footer') !== null) close();
    };
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('click', handleClick);
    };
  }, []);

  const item = ({ href, label }: NavLink) => (
    <li key={href}>
      <a href={href} className={styles.link} aria-current={href === current || undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <details className={styles.menu} ref={ref} onToggle={handleToggle}>
      <summary className={buttonClassNames({ variant: 'ghost' }, styles.button)}>
        <Menu className={styles.open} aria-hidden />
        <X className={styles.close} aria-hidden />
        <span className="visually-hidden">{t('menu.label')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('common:a11y.mainNavigation')}>
          <ul className={styles.links}>
            {menu.map(item)}
            <li className={styles.tools}>
              {t('links.tools')}
              <ul>{tools.map(item)}</ul>
            </li>
          </ul>
        </nav>
        <div className={styles.start}>
          <p className={styles.startTitle}>{t('menu.startTitle')}</p>
          <p className="text-muted">{t('menu.startText')}</p>
          <LinkButton href={loginPath} variant="primary" size="lg" fullWidth>
            {t('common:actions.getStarted')}
          </LinkButton>
          <LinkButton href={loginPath} size="lg" fullWidth>
            {t('common:actions.signIn')}
          </LinkButton>
        </div>
        {hasAccount ? (
          <Suspense>
            <div className={styles.account}>
              <MobileAccount />
            </div>
          </Suspense>
        ) : null}
        <div className={styles.settings}>
          <LanguageButton />
          {hasOpened ? (
            <Suspense>
              <ThemeSwitch />
            </Suspense>
          ) : null}
        </div>
      </div>
    </details>
  );
}
