import { embeddedProxyPath } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Inbox } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import styles from './sandbox-mailbox.module.css';

/** Stands in for the user's email inbox when the embedded identity service is used. */
export function SandboxMailbox() {
  return <MailboxView {...useSandboxMessage()} />;
}

interface SandboxMailboxState {
  /** Newest one-time code requested by this browser, or null. */
  readonly message: SandboxMessage | null;
  /** True once polling stopped, because nothing new arrived for two minutes. */
  readonly isStopped: boolean;
  readonly check: () => void;
}

export function MailboxView({ message, isStopped, check }: SandboxMailboxState) {
  const { t } = useTranslation(['auth', 'common']);
  const status = useRef<HTMLDivElement>(null);
  const handleCheck = (): void => {
    check();
    // The button disappears, so move focus to where the result is announced.
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

const mailboxSchema = z.object({
  messages: z.array(z.object({ emailAddress: z.string(), code: z.string(), sentAt: z.string() })),
});

type SandboxMessage = z.infer<typeof mailboxSchema>['messages'][number];

const sandboxMailboxPath = `${embeddedProxyPath}/sandbox/mailbox`;

/** Delays between polls in milliseconds, about two minutes in total. */
export const pollDelaysMs: readonly number[] = [1, 1, 1, 1, 2, 2, 3, 3, 5, 5, 8, 8, 15, 15, 30, 30].map((seconds) => seconds * 1000);

async function fetchNewest(signal: AbortSignal): Promise<SandboxMessage | null> {
  const response = await fetch(`${sandboxMailboxPath}?mine`, { headers: { accept: 'application/json' }, signal });
  return mailboxSchema.parse(await response.json()).messages[0] ?? null;
}

/**
 * Polls the embedded identity service for the newest one-time code while the page is visible, with growing delays, for two minutes. Starts
 * over on a new code, when the page becomes visible, and on any click, because a click can send another code. So can Enter in a form, which
 * clicks its button.
 */
function useSandboxMessage(): SandboxMailboxState {
  const [message, setMessage] = useState<SandboxMessage | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const restart = useRef<() => void>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [round, polls, lastCode] = [0, 0, ''];
    const poll = async (ownRound: number): Promise<void> => {
      // The next poll retries a failed one. If the sandbox is down, the sign-in form shows it.
      const found = await fetchNewest(controller.signal).catch(() => undefined);
      if (controller.signal.aborted || ownRound !== round) return;
      if (found !== undefined) setMessage(found);
      if (found && found.code !== lastCode) [polls, lastCode] = [0, found.code];
      const delayMs = pollDelaysMs[polls];
      polls += 1;
      if (delayMs === undefined) setIsStopped(true);
      else timer = setTimeout(() => void poll(ownRound), delayMs);
    };
    const start = (): void => {
      clearTimeout(timer);
      [round, polls] = [round + 1, 0];
      if (document.visibilityState !== 'visible') return;
      setIsStopped(false);
      void poll(round);
    };
    start();
    restart.current = start;
    document.addEventListener('visibilitychange', start);
    document.addEventListener('click', start);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
      document.removeEventListener('click', start);
    };
  }, []);
  return { message, isStopped, check: useCallback(() => restart.current?.(), []) };
}
