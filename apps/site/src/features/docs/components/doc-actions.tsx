import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Copy, FileText } from 'lucide-react';
import { useCopyMarkdown } from '../hooks/use-copy-markdown.ts';
import styles from './doc-actions.module.css';

/** What can be done with the whole page: copy it as Markdown, read it as Markdown. */
export function DocActions({ markdownUrl }: { markdownUrl: string }) {
  const { t } = useTranslation(['page', 'common']);
  const { state, copy } = useCopyMarkdown(markdownUrl);
  const label = { idle: t('docs.copyPage'), copied: t('common:actions.copied'), failed: t('common:states.copyFailed') }[state];
  return (
    <div className={styles.actions}>
      <Button size="sm" onClick={() => void copy()} icon={<Copy aria-hidden />}>
        {label}
      </Button>
      {/* Beside the button: a live region within it leaves it without a name. */}
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : label}
      </span>
      <LinkButton size="sm" variant="ghost" href={markdownUrl} rel="external" icon={<FileText aria-hidden />}>
        {t('docs.viewMarkdown')}
      </LinkButton>
    </div>
  );
}
