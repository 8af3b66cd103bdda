import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context.ts';
import { useDashboardPath, useLoginPath } from '../../shared/use-app-paths.ts';
import { AccountButton, LanguageButton, SearchButton, ThemeButton } from './header/header-buttons.tsx';
import { currentLink, useNavLinks } from './nav-links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './header/mobile-menu.tsx';
import styles from './header.module.css';

/** The header. A flag on the root element, set before the first paint, decides which buttons show. */
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
