import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { usePage } from '../../shared/page-context-provider.tsx';
import { LanguageButton } from './components/language-button.tsx';
import { Logo } from './components/logo.tsx';
import { SocialLinks } from './components/social-links.tsx';
import { StatusLink } from './components/status-link.tsx';
import { useNavLinks } from './components/use-nav-links.ts';
import styles from './footer.module.css';

/** End of every page. */
export function Footer() {
  const { t } = useTranslation(['nav', 'common']);
  const { product, developers, company } = useNavLinks();
  const { data } = usePage();
  const groups = [
    { title: t('footer.product'), links: product },
    { title: t('footer.developers'), links: developers },
    { title: t('footer.company'), links: company },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className="text-muted">{t('footer.tagline')}</p>
          <SocialLinks />
        </div>
        <nav className={styles.groups} aria-label={t('common:a11y.footerNavigation')}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    {link.status === true ? (
                      <StatusLink link={link} className={styles.link} />
                    ) : (
                      <a
                        href={link.href}
                        className={styles.link}
                        {...(link.external === true ? { target: '_blank', rel: 'noreferrer' } : {})}
                      >
                        {link.label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p>{t('footer.copyright', { year: data.year })}</p>
          <div className={styles.settings}>
            <button type="button" className={buttonClassNames({ variant: 'ghost' })} data-cookie-settings="">
              {t('consent.settings')}
            </button>
            <LanguageButton />
          </div>
        </div>
      </div>
    </footer>
  );
}
