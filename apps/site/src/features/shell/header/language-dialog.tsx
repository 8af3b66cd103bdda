import { appState } from '@onepoint/app-state';
import { type Language, languages, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { usePage } from '../../../shared/page-context.ts';
import { SiteDialog } from '../../../shared/site-dialog.tsx';
import styles from './language-dialog.module.css';

const files = import.meta.glob<string>('../flags/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of the flag for a language's `flagCode` (country-flag-icons, MIT). */
function flagUrl(flagCode: string): string | undefined {
  return files[`../flags/${flagCode.toLowerCase()}.svg`];
}

const face = ({ code, flagCode, label }: Language) => (
  <>
    <img src={flagUrl(flagCode)} alt="" width={24} height={16} loading="lazy" className={styles.flag} />
    <span lang={code}>{label}</span>
  </>
);

/** The languages as links to the same page. Languages without pages are listed as coming soon. */
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
                hrefLang={language.code}
                data-navigation="replace"
                onClick={(event) => {
                  appState.set({ locale: language.code });
                  // Keep query and hash, which prerendering does not know.
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
