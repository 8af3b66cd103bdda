import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { sandboxMailboxPath, useSandboxMessage, type SandboxMailboxState } from '../hooks/use-sandbox-message.ts';
import styles from './sandbox-mailbox.module.css';

/** Stands in for the reader's mail program where the embedded identity service is used. A default export for `lazy`. */
export default function SandboxMailbox() {
  return <MailboxView {...useSandboxMessage()} />;
}

/** The newest one-time code, or where it will appear. */
export function MailboxView({ message, isStopped, check }: SandboxMailboxState) {
  const { t } = useTranslation(['auth', 'common']);
  const status = useRef<HTMLDivElement>(null);
  const handleCheck = (): void => {
    check();
    // The button goes: whoever pressed it goes on where its result is told.
    status.current?.focus();
  };
  return (
    <section className={styles.mailbox} aria-labelledby="sandbox-mailbox">
      <header className={styles.header}>
        <Inbox size={16} strokeWidth={1.5} aria-hidden />
        <h2 id="sandbox-mailbox" className={styles.title}>
          {t('mailbox.title')}
        </h2>
        <a href={sandboxMailboxPath} target="_blank" rel="noreferrer">
          {t('mailbox.all')}
        </a>
      </header>
      <div role="status" ref={status} tabIndex={-1}>
        {message === null ? (
          <p className={styles.note}>{t('mailbox.empty')}</p>
        ) : (
          <>
            <p className={styles.note}>{t('mailbox.codeFor', { emailAddress: message.emailAddress })}</p>
            <p className={styles.code} data-testid="sandbox-code">
              {message.code}
            </p>
          </>
        )}
        {isStopped ? <p className={styles.note}>{t('mailbox.stopped')}</p> : null}
      </div>
      {isStopped ? (
        <Button size="sm" className={styles.check} onClick={handleCheck}>
          {t('mailbox.check')}
        </Button>
      ) : null}
      {message === null ? null : (
        <CopyButton
          text={message.code}
          label={t('mailbox.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
          variant="secondary"
        >
          {t('common:actions.copy')}
        </CopyButton>
      )}
    </section>
  );
}
