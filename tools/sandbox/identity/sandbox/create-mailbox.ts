export interface MailboxEntry {
  emailAddress: string;
  code: string;
  /** Why it was sent: `email_code`, `reset_password_email_code`. */
  strategy: string;
  /** The browser that asked for it. */
  clientId: string;
  sentAt: number;
}

export interface Mailbox {
  deliver: (entry: MailboxEntry) => void;
  /** Newest first. */
  list: () => MailboxEntry[];
}

const entriesMax = 100;
const keptMs = 10 * 60_000;

/** Stands in for e-mail: keeps the last codes for ten minutes, in memory alone. */
export function createMailbox(now: () => number): Mailbox {
  let entries: MailboxEntry[] = [];
  const list = (): MailboxEntry[] => (entries = entries.filter(({ sentAt }) => sentAt > now() - keptMs));
  return {
    list: () => [...list()],
    deliver: (entry) => {
      entries = [entry, ...list()].slice(0, entriesMax);
    },
  };
}
