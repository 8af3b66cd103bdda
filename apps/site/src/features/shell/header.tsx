import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context-provider.tsx';
import { useDashboardPath, useLoginPath } from '../../shared/use-app-paths.ts';
import { AccountButton } from './components/account-button.tsx';
import { currentLink } from './components/current-link.ts';
import { LanguageButton } from './components/language-button.tsx';
import { Logo } from './components/logo.tsx';
import { MobileMenu } from './components/mobile-menu.tsx';
import { SearchButton } from './components/search-button.tsx';
import { ThemeButton } from './components/theme-button.tsx';
import { useNavLinks } from './components/use-nav-links.ts';
import styles from './header.module.css';

/** Top of every page. Which of its buttons show, signed in or not, is decided before the first paint by a flag on the root element. */
export function Header() {
  const { t } = useTranslation(['nav', 'common']);
  const { main } = useNavLinks();
  const { urlLogical, locale } = usePage();
  const current = currentLink(
    main.map(({ href }) => href),
    localePath(urlLogical, locale),
  );
  const loginPath = useLoginPath();
  const dashboardPath = useDashboardPath();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.nav} aria-label={t('common:a11y.mainNavigation')}>
          {main.map(({ href, label }) => (
            <a key={href} href={href} className={styles.link} aria-current={href === current || undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.actions}>
          <SearchButton />
          <LanguageButton className={`${styles.wide} ${styles.language}`} />
          <ThemeButton className={styles.roomy} />
          <LinkButton href={loginPath} variant="ghost" className={`${styles.signedOut} ${styles.wide}`}>
            {t('common:actions.signIn')}
          </LinkButton>
          <LinkButton href={loginPath} variant="primary" className={styles.signedOut}>
            {t('common:actions.getStarted')}
          </LinkButton>
          <LinkButton href={dashboardPath} variant="primary" className={styles.signedIn}>
            {t('links.dashboard')}
          </LinkButton>
          <AccountButton className={`${styles.signedIn} ${styles.wide}`} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
