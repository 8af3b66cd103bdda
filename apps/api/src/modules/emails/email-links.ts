import type { EmailType } from '@onepoint/api-contract/email-types';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Subscription {
  userId: string;
  projectId: string;
  type: EmailType;
}

interface SentInvitation {
  invitationId: string;
  /** 1 for the first. */
  sendCount: number;
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;

interface EmailLinksParameters {
  /** Null if emails can't be sent; then no token is valid. */
  linkSecret: string | null;
  publicOrigin: string;
}

const separator = '.';

const encode = ({ userId, projectId, type }: Subscription): string => [userId, projectId, type].join('~');

/**
 * Links with signed tokens. A token consists of its subject and an HMAC, so tokens need no storage and cannot leak with a copy of the database. Each
 * purpose has a separate key.
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
    invitation: ({ invitationId, sendCount }: SentInvitation): string =>
      `${publicOrigin}/workspace/invitation?token=${encodeURIComponent(toToken('invitation', `${invitationId}~${sendCount}`))}`,

    /** Null if the token is invalid. The first emails had no `sendCount`. */
    readInvitation: (token: string): SentInvitation | null => {
      const [invitationId, sendCount = '1'] = fromToken('invitation', token)?.split('~') ?? [];
      return invitationId === undefined ? null : { invitationId, sendCount: Number(sendCount) };
    },

    /** A page for people, and a URL for one-click requests from mail clients (RFC 8058). */
    unsubscribe: (subscription: Subscription): { page: string; oneClick: string } => {
      const token = encodeURIComponent(toToken('unsubscribe', encode(subscription)));
      return { page: `${publicOrigin}/workspace/unsubscribe?token=${token}`, oneClick: `${publicOrigin}/api/unsubscribe?token=${token}` };
    },

    /** Null if the token is invalid. */
    readUnsubscribe: (token: string): Subscription | null => {
      const [userId, projectId, type] = fromToken('unsubscribe', token)?.split('~') ?? [];
      return userId === undefined || projectId === undefined || type === undefined ? null : { userId, projectId, type: type as EmailType };
    },
  };
}
