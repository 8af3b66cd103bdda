import { appState } from '@onepoint/app-state';
import { type Language, languages, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { SiteDialog } from '../../../shared/site-dialog/site-dialog.tsx';
import { flagUrl } from './language-flags.ts';
import styles from './language-dialog.module.css';

const face = ({ flagCode, label }: Language) => (
  <>
    <img src={flagUrl(flagCode)} alt="" width={24} height={16} loading="lazy" className={styles.flag} />
    <span>{label}</span>
  </>
);

/** The choice of languages: a link to the same page in each. Languages without pages yet are listed, but lead nowhere. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { locale, languages: built, urlLogical, pageId } = usePage();
  const pathname = pageId === 'not-found' ? '/' : urlLogical;

  return (
    <SiteDialog title={t('language.choose')} onClose={onClose}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.code}>
            {built.includes(language.code) && language.code !== locale ? (
              <a
                className={styles.item}
                href={localePath(pathname, language.code)}
                lang={language.code}
                hrefLang={language.code}
                data-navigation="replace"
                onClick={(event) => {
                  appState.set({ locale: language.code });
                  // Query and hash survive the switch; the server does not know them.
                  event.currentTarget.href = localePath(pathname, language.code) + location.search + location.hash;
                  event.currentTarget.closest('dialog')?.close();
                }}
              >
                {face(language)}
              </a>
            ) : (
              <span className={styles.item} aria-current={language.code === locale || undefined} aria-disabled>
                {face(language)}
                {language.code === locale ? null : <span className={styles.soon}>{t('language.comingSoon')}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
    </SiteDialog>
  );
}
