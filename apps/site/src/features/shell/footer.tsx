import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { usePage } from '../../shared/page-context.ts';
import styles from './footer.module.css';
import { LanguageButton } from './header/header-buttons.tsx';
import { Logo } from './logo.tsx';
import { StatusLink } from './status-link/status-link.tsx';
import { useNavLinks } from './nav-links.ts';

/** Icons of social networks as paths in a 24 px box (after Simple Icons, CC0), rounded because they are in every document. */
const socialMarks = {
  twitter:
    'M14.2 10.2 23 0h-2.1l-7.6 8.8L7.2 0h-7l9.2 13.3L.2 24h2.1l8-9.3 6.4 9.3h7zm-2.8 3.3-.9-1.3L3.1 1.6h3.2l5.9 8.5.9 1.4 7.8 11.1h-3.2z',
  discord:
    'M20.3 4.4a20 20 0 0 0-5-1.5L14.7 4.2a18 18 0 0 0-5.5 0L8.6 2.9a20 20 0 0 0-5 1.5A20.3 20.3 0 0 0 .1 18.1a20 20 0 0 0 6.1 3.1q.7-1 1.3-2.1-1-.4-1.9-1l.4-.4a14.2 14.2 0 0 0 12.1 0l.4.4q-.9.6-1.9 1 .6 1.1 1.3 2.1a20 20 0 0 0 6.1-3.1c.5-5.2-.9-9.7-3.6-13.7zM8 15.3a2.2 2.4 0 1 1 0-4.8 2.2 2.4 0 1 1 0 4.8m8 0a2.2 2.4 0 1 1 0-4.8 2.2 2.4 0 1 1 0 4.8',
  linkedin:
    'M20.4 20.4h-3.5v-5.5c0-1.4 0-3.1-1.9-3.1s-2.1 1.5-2.1 3v5.6H9.3V9h3.5v1.6a3.8 3.8 0 0 1 3.4-1.9c3.6 0 4.2 2.4 4.2 5.5zm-15-13a2 2 0 1 1 0-4.1 2 2 0 1 1 0 4.1m1.7 13H3.6V9h3.5zM22.2 0H1.8Q0 0 0 1.8v20.4Q0 24 1.8 24h20.4q1.8 0 1.8-1.8V1.8Q24 0 22.2 0',
} as const;

const networks = ['twitter', 'discord', 'linkedin'] as const;

function SocialLinks() {
  const { t } = useTranslation('nav');
  return (
    <ul className={styles.list}>
      {networks.map((network) => (
        <li key={network}>
          <a
            className={styles.socialLinksLink}
            href={siteConfig.socialLinks[network]}
            target="_blank"
            rel="noreferrer"
            aria-label={t(`social.${network}`)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
              <path d={socialMarks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
