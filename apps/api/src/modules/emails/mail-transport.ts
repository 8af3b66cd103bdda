import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/mail-env.ts';

/** Longest wait for the server at each step. All steps together stay below the claim of an email. */
const stepTimeoutMs = 15_000;

export interface OutgoingMail {
  /** Stable per email, so that servers and mailboxes can recognize a repeated one. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Receiver of one-click unsubscribe requests; undefined for emails that can't be turned off. */
  unsubscribeUrl: string | undefined;
}

/** The server refused the email itself. Sending it again would be refused again. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

export interface MailTransport {
  /**
   * Sends an email. Resolves when the server has taken responsibility for it (250).
   *
   * @throws {MailRefusedError} when the recipient or the content is refused permanently
   */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Sends over SMTP. */
export function createMailTransport({ smtpUrl, from, domain }: MailConfig): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    // Content comes from us alone; nothing may be read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, to, unsubscribeUrl, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: { name: '', address: to },
          messageId: `<${messageId}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Permanent replies (5xx) to the envelope or the message. A failed login is also 5xx, but that is our configuration. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
