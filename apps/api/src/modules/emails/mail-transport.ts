import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/mail-env.ts';

/** Maximum wait for the server per step. All steps together must take less time than the claim of an email. */
const stepTimeoutMs = 15_000;

export interface OutgoingMail {
  /** Stable per email, so that servers and mailboxes can detect duplicates. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** URL for one-click unsubscribe requests; undefined for emails that can't be turned off. */
  unsubscribeUrl: string | undefined;
}

/** The server rejected the email itself, so retrying is pointless. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

export interface MailTransport {
  /**
   * Resolves when the server has accepted the email (250).
   *
   * @throws {MailRefusedError} if the recipient or the content is rejected permanently
   */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

export function createMailTransport({ smtpUrl, from, domain }: MailConfig): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    // We write all content ourselves, so nothing may be read from files or URLs.
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

/** Permanent errors (5xx) about the envelope or the message. A failed login is also 5xx, but our configuration causes it. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
