import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { socialMarks } from './social-marks.ts';
import styles from './social-links.module.css';

const networks = ['twitter', 'discord', 'linkedin'] as const;

/** Where else the product is found. Opens in a new tab, as the reader's place here is worth keeping. */
export function SocialLinks() {
  const { t } = useTranslation('nav');
  return (
    <ul className={styles.list}>
      {networks.map((network) => (
        <li key={network}>
          <a
            className={styles.link}
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
