import { useTranslation } from '@onepoint/i18n';
import styles from './login-heading.module.css';

/** Says that this page is for newcomers as well. */
export function LoginHeading() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.heading}>
      <h1>{t('login.title')}</h1>
      <p>{t('login.text')}</p>
    </div>
  );
}
