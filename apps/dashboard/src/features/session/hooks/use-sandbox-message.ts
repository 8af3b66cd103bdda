import { embeddedProxyPath } from '@onepoint/auth/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const mailboxSchema = z.object({
  messages: z.array(z.object({ emailAddress: z.string(), code: z.string(), sentAt: z.string() })),
});

export type SandboxMessage = z.infer<typeof mailboxSchema>['messages'][number];

export const sandboxMailboxPath = `${embeddedProxyPath}/sandbox/mailbox`;

const everyMs = 1000;

async function fetchNewest(signal: AbortSignal): Promise<SandboxMessage | null> {
  const response = await fetch(`${sandboxMailboxPath}?mine`, { headers: { accept: 'application/json' }, signal });
  return mailboxSchema.parse(await response.json()).messages[0] ?? null;
}

/** The newest one-time code that this browser asked the embedded identity service for, asked again every second in view. */
export function useSandboxMessage(): SandboxMessage | null {
  const [message, setMessage] = useState<SandboxMessage | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      // A missed answer is asked for again, and a sandbox that is gone shows in the sign-in itself.
      if (document.visibilityState === 'visible') await fetchNewest(stopping.signal).then(setMessage, () => {});
      if (!stopping.signal.aborted) timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, []);
  return message;
}
