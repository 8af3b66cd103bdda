import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context.ts';
import { PageHead } from '../../shared/page-sections.tsx';
import styles from './draft-page.module.css';

/** The list of experimental pages. Not linked from anywhere. */
export function DraftPage() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <PageHead title={t('draft.title')} lead={t('draft.description')}>
      <ul className={styles.list}>
        <li className={styles.draft}>
          <h2 className={styles.title}>{t('draft.selectx.title')}</h2>
          <p className="text-muted">{t('draft.selectx.description')}</p>
          <LinkButton href={localePath('/draft/selectx', locale)}>{t('draft.open')}</LinkButton>
        </li>
      </ul>
    </PageHead>
  );
}
