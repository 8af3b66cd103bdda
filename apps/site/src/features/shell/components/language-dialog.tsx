import { appState } from '@onepoint/app-state';
import { languages, type Language } from '@onepoint/i18n';
import { useTranslation } from '@onepoint/i18n/light';
import { localePath } from '@onepoint/navigation';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
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
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation('common');
  const { locale, languages: built, urlLogical, pageId } = usePage();
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  const pathname = pageId === 'not-found' ? '/' : urlLogical;

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} closedby="any" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('language.choose')}
          </h2>
          <form method="dialog">
            <IconButton type="submit" name={t('actions.close')} icon={<X aria-hidden />} />
          </form>
        </div>
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
      </div>
    </dialog>
  );
}
