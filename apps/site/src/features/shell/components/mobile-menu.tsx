import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import { currentLink } from './current-link.ts';
import { LanguageButton } from './language-button.tsx';
import styles from './mobile-menu.module.css';
import { ThemeButton } from './theme-button.tsx';
import { useNavLinks } from './use-nav-links.ts';

const MobileAccount = lazy(async () => ({ default: (await import('../account/mobile-account.tsx')).MobileAccount }));

/** The navigation of narrow windows: a native disclosure, so that it works before the application does. */
export function MobileMenu() {
  const { t } = useTranslation(['nav', 'common']);
  const { main } = useNavLinks();
  const loginPath = useLoginPath();
  const { urlLogical, locale } = usePage();
  const current = currentLink(
    main.map(({ href }) => href),
    localePath(urlLogical, locale),
  );
  const ref = useRef<HTMLDetailsElement>(null);
  // Asked for by opening the menu, also before the application listened. Whose it is may change from one time to the next.
  const [hasAccount, setHasAccount] = useState(false);
  const handleToggle = (): void => {
    if (ref.current?.open === true) setHasAccount('signedIn' in document.documentElement.dataset);
  };
  useEffect(handleToggle, []);

  useEffect(() => {
    const close = (): void => ref.current?.removeAttribute('open');
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || ref.current?.open !== true) return;
      // It is the dialog above that closes, and gives the focus back to its opener in the menu.
      if (document.querySelector('dialog[open]') !== null) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    const handleClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const leaves = event.target.closest('a') !== null || ref.current?.contains(event.target) === false;
      if (leaves) close();
    };
    // What is behind the menu would have the focus unseen. A dialog that the menu opened gives it back.
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
            {main.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={href === current || undefined}>
                  {label}
                </a>
              </li>
            ))}
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
          <ThemeButton />
        </div>
      </div>
    </details>
  );
}
