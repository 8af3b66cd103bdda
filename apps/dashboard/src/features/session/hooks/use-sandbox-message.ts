import { embeddedProxyPath } from '@onepoint/auth/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';

const mailboxSchema = z.object({
  messages: z.array(z.object({ emailAddress: z.string(), code: z.string(), sentAt: z.string() })),
});

export type SandboxMessage = z.infer<typeof mailboxSchema>['messages'][number];

export interface SandboxMailboxState {
  /** The newest one-time code that this browser asked for; null where there is none. */
  readonly message: SandboxMessage | null;
  /** Nothing new came for a while: the mailbox is no longer asked. */
  readonly isStopped: boolean;
  /** Asks again for a while. */
  readonly check: () => void;
}

export const sandboxMailboxPath = `${embeddedProxyPath}/sandbox/mailbox`;

/** Waits between looks into the mailbox, about two minutes together; then it is left alone. */
export const lookDelaysMs: readonly number[] = [1, 1, 1, 1, 2, 2, 3, 3, 5, 5, 8, 8, 15, 15, 30, 30].map((seconds) => seconds * 1000);

async function fetchNewest(signal: AbortSignal): Promise<SandboxMessage | null> {
  const response = await fetch(`${sandboxMailboxPath}?mine`, { headers: { accept: 'application/json' }, signal });
  return mailboxSchema.parse(await response.json()).messages[0] ?? null;
}

/**
 * The newest one-time code of the embedded identity service. Looked for while the page is visible, less and less often, until nothing new has come for
 * two minutes; from the start again after a click (which may send another code, as Enter in a form does by its button), a new code, and the page's
 * return into view.
 */
export function useSandboxMessage(): SandboxMailboxState {
  const [message, setMessage] = useState<SandboxMessage | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const restart = useRef<() => void>(undefined);
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [round, looks, lastCode] = [0, 0, ''];
    const look = async (ownRound: number): Promise<void> => {
      // A missed answer is asked for again, and a sandbox that is gone shows in the sign-in itself.
      const found = await fetchNewest(stopping.signal).catch(() => undefined);
      if (stopping.signal.aborted || ownRound !== round) return;
      if (found !== undefined) setMessage(found);
      if (found && found.code !== lastCode) [looks, lastCode] = [0, found.code];
      const delayMs = lookDelaysMs[looks];
      looks += 1;
      if (delayMs === undefined) setIsStopped(true);
      else timer = setTimeout(() => void look(ownRound), delayMs);
    };
    const begin = (): void => {
      clearTimeout(timer);
      [round, looks] = [round + 1, 0];
      if (document.visibilityState !== 'visible') return;
      setIsStopped(false);
      void look(round);
    };
    begin();
    restart.current = begin;
    document.addEventListener('visibilitychange', begin);
    document.addEventListener('click', begin);
    return () => {
      stopping.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
      document.removeEventListener('click', begin);
    };
  }, []);
  return { message, isStopped, check: useCallback(() => restart.current?.(), []) };
}
