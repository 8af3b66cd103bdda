import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Copy, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { wholeLinks } from '../../shared/site-paths.ts';
import styles from './doc-actions.module.css';

/**
 * Copies a text that is still loading. Safari only allows writes during the click, so the clipboard gets the promise:
 * https://webkit.org/blog/10855/async-clipboard-api/
 *
 * @throws the error of the text or the clipboard
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

const shownMs = 2000;
const timeoutMs = 10_000;

export type CopyState = 'idle' | 'copied' | 'failed';

async function readMarkdown(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  // Some hosts respond with a page instead of a missing file.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html') === true)
    throw new Error(`${url} answered ${String(response.status)}`);
  return wholeLinks(await response.text(), location.origin);
}

/** Copies the Markdown at a URL. The state returns to idle after two seconds. */
function useCopyMarkdown(url: string): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(setState, shownMs, 'idle');
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await copyText(readMarkdown(url));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

export function DocActions({ markdownUrl }: { markdownUrl: string }) {
  const { t } = useTranslation(['page', 'common']);
  const { state, copy } = useCopyMarkdown(markdownUrl);
  const label = { idle: t('docs.copyPage'), copied: t('common:actions.copied'), failed: t('common:states.copyFailed') }[state];
  return (
    <div className={styles.actions}>
      <Button size="sm" onClick={() => void copy()} icon={<Copy aria-hidden />}>
        {label}
      </Button>
      {/* Not inside the button, because a live region there would hide its name. */}
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : label}
      </span>
      <LinkButton size="sm" variant="ghost" href={markdownUrl} rel="external" icon={<FileText aria-hidden />}>
        {t('docs.viewMarkdown')}
      </LinkButton>
    </div>
  );
}
