import { useTranslation } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ExternalLink } from 'lucide-react';
import styles from './external-status.module.css';

/** The way to a status page that does not stand with the service; nothing where none was configured. */
export function ExternalStatus() {
  const { t } = useTranslation('page');
  if (publicConfig.statusPageUrl === '') return null;
  return (
    <p className={styles.external}>
      <LinkButton href={publicConfig.statusPageUrl} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden />}>
        {t('status.external.link')}
      </LinkButton>
      <span className="text-muted">{t('status.external.text')}</span>
    </p>
  );
}
