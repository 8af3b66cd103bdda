import { appState } from '@onepoint/app-state';
import { languages, routableLanguageCodes, useTranslation, type LanguageCode } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { localePath, switchLanguage } from '@onepoint/navigation';
import { endpointUrl, siteConfig } from '@onepoint/site-config';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { Activity, KeyRound, Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../shared/screen-title.ts';
import styles from './login-frame.module.css';

interface LoginFrameProps {
  children: ReactNode;
}

export function LoginFrame({ children }: LoginFrameProps) {
  // Loads both namespaces in parallel; the footer needs `nav`.
  const { t, i18n } = useTranslation(['auth', 'nav']);
  useScreenTitle(t('login.title'));
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a className={styles.brand} href={localePath('/', i18n.language)} aria-label={t('login.home', { name: siteConfig.name })}>
          <ProductMark sizePx={28} />
          <span>{siteConfig.name}</span>
        </a>
      </header>
      <main className={styles.main}>
        {children}
        <LoginFooter />
      </main>
      <aside className={styles.aside} aria-label={t('pitch.label')}>
        <Pitch />
      </aside>
    </div>
  );
}

const offered = languages.filter(({ code }) => routableLanguageCodes.includes(code as LanguageCode) && builtLanguageCodes.includes(code));

function LoginFooter() {
  const { t, i18n } = useTranslation(['nav', 'common']);
  return (
    <footer className={styles.footer}>
      <p>
        <a href={localePath('/agreement/terms', i18n.language)}>{t('links.terms')}</a>
        <a href={localePath('/agreement/privacy-policy', i18n.language)}>{t('links.privacy')}</a>
      </p>
      <nav aria-label={t('common:language.choose')}>
        {offered.map(({ code, label }) => (
          <a
            key={code}
            href={switchLanguage(location, code, routableLanguageCodes)}
            lang={code}
            hrefLang={code}
            aria-current={code === i18n.language ? 'true' : undefined}
            onClick={() => appState.set({ locale: code, dashboardLocale: code })}
          >
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}

/** Says that this page is also for new users. */
export function LoginHeading() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.heading}>
      <h1>{t('login.title')}</h1>
      <p>{t('login.text')}</p>
    </div>
  );
}

const points = [
  { key: 'free', Icon: KeyRound },
  { key: 'protocols', Icon: Plug },
  { key: 'live', Icon: Activity },
] as const;

function Pitch() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.pitch}>
      <h2 className={styles.title}>{t('pitch.title')}</h2>
      <ul className={styles.points}>
        {points.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            <span>{t(`pitch.points.${key}`)}</span>
          </li>
        ))}
      </ul>
      <pre className={styles.sample} aria-label={t('pitch.sample')} role="img">
        {sample()}
      </pre>
    </div>
  );
}

/** Request to the public endpoint with its response. Not translated. */
function sample(): string {
  const url = endpointUrl({ origin: location.origin, chain: 'ethereum', key: 'public' });
  return `$ curl ${url} \\\n    -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'\n\n{"jsonrpc":"2.0","id":1,"result":"0x16e2f4a"}`;
}
