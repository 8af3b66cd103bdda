import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Braces, Rss } from 'lucide-react';
import type { StatusContent } from '../../shared/content/status-content.ts';
import { useOrigin } from '../../shared/hydration.ts';
import styles from './subscribe.module.css';

/** Explains how to subscribe to incidents: the URL of the feed to copy into a reader or a chat, and the feeds. */
export function Subscribe({ feeds }: Pick<StatusContent, 'feeds'>) {
  const { t } = useTranslation(['page', 'common']);
  const url = useOrigin() + feeds.rss;
  return (
    <section id="subscribe" aria-labelledby="subscribe-title" className={styles.subscribe}>
      <h2 id="subscribe-title" className={styles.heading}>
        {t('status.subscribe.title')}
      </h2>
      <p className="text-muted">{t('status.subscribe.text')}</p>
      <div className={styles.url}>
        <code translate="no">{url}</code>
        <CopyButton
          text={url}
          label={t('status.subscribe.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
        />
      </div>
      <div className={styles.feeds}>
        <LinkButton href={feeds.rss} size="sm" icon={<Rss aria-hidden />}>
          {t('status.subscribe.rss')}
        </LinkButton>
        <LinkButton href={feeds.json} size="sm" icon={<Braces aria-hidden />}>
          {t('status.subscribe.json')}
        </LinkButton>
      </div>
    </section>
  );
}
