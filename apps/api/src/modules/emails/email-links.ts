import type { EmailType } from '@onepoint/api-contract/email-types';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an unsubscribe link turns off. */
export interface Subscription {
  userId: string;
  projectId: string;
  type: EmailType;
}

/** One of the emails sent for an invitation. */
interface SentInvitation {
  invitationId: string;
  /** 1 for the first. */
  sendCount: number;
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;

interface EmailLinksParameters {
  /** Null if emails can't be sent. Then no token is valid. */
  linkSecret: string | null;
  publicOrigin: string;
}

const separator = '.';

const encode = ({ userId, projectId, type }: Subscription): string => [userId, projectId, type].join('~');

/**
 * Links with signed tokens. A token consists of its subject and an HMAC, so that nothing has to be stored and a copy of the database contains no
 * tokens. Each purpose has a separate key.
 */
export function createEmailLinks({ linkSecret, publicOrigin }: EmailLinksParameters) {
  const sign = (purpose: string, content: string): string =>
    createHmac(
      'sha256',
      createHmac('sha256', linkSecret ?? '')
        .update(purpose)
        .digest(),
    )
      .update(content)
      .digest('base64url');

  const toToken = (purpose: string, content: string): string => `${content}${separator}${sign(purpose, content)}`;

  const fromToken = (purpose: string, token: string): string | null => {
    const at = token.lastIndexOf(separator);
    if (linkSecret === null || at < 0) return null;
    const content = token.slice(0, at);
    const [given, expected] = [Buffer.from(token.slice(at + 1)), Buffer.from(sign(purpose, content))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? content : null;
  };

  return {
    /** Page to join or decline. */
    invitation: ({ invitationId, sendCount }: SentInvitation): string =>
      `${publicOrigin}/workspace/invitation?token=${encodeURIComponent(toToken('invitation', `${invitationId}~${sendCount}`))}`,

    /** The email that contains a token; null if the token is invalid. The first emails had no number. */
    readInvitation: (token: string): SentInvitation | null => {
      const [invitationId, sendCount = '1'] = fromToken('invitation', token)?.split('~') ?? [];
      return invitationId === undefined ? null : { invitationId, sendCount: Number(sendCount) };
    },

    /** Page for people, and the URL for one-click requests of mail clients (RFC 8058). */
    unsubscribe: (subscription: Subscription): { page: string; oneClick: string } => {
      const token = encodeURIComponent(toToken('unsubscribe', encode(subscription)));
      return { page: `${publicOrigin}/workspace/unsubscribe?token=${token}`, oneClick: `${publicOrigin}/api/unsubscribe?token=${token}` };
    },

    /** What a token turns off; null if the token is invalid. */
    readUnsubscribe: (token: string): Subscription | null => {
      const [userId, projectId, type] = fromToken('unsubscribe', token)?.split('~') ?? [];
      return userId === undefined || projectId === undefined || type === undefined ? null : { userId, projectId, type: type as EmailType };
    },
  };
}
