import type { ForeignOrigins } from './content-security-policy.ts';

export interface ForeignOriginsParameters {
  /** `http://localhost:4000`: its WebSocket counterpart is named, since not every browser counts it as 'self'. */
  publicOrigin: string;
  /** Clerk's publishable key, where Clerk itself does the signing in: the key holds its host. */
  clerkPublishableKey: string | undefined;
  /** Where the API and the gateway are published, if elsewhere. */
  serviceUrls: readonly string[];
  /** Where page views are counted; a path on the own origin needs no permission. */
  analyticsUrl?: string | undefined;
}

/** What documents may talk to beside their own origin. */
export function foreignOrigins({
  publicOrigin,
  clerkPublishableKey,
  serviceUrls,
  analyticsUrl = '',
}: ForeignOriginsParameters): ForeignOrigins {
  const services = [publicOrigin, ...serviceUrls].flatMap((url) => {
    const { origin } = new URL(url);
    return [...(origin === publicOrigin ? [] : [origin]), origin.replace(/^http/, 'ws')];
  });
  const siteConnect = URL.canParse(analyticsUrl) ? [new URL(analyticsUrl).origin] : [];
  const clerkHost =
    clerkPublishableKey &&
    Buffer.from(clerkPublishableKey.split('_')[2] ?? '', 'base64')
      .toString('latin1')
      .replace(/\$$/, '');
  if (!clerkHost) return { script: [], connect: [...new Set(services)], image: [], frame: [], siteConnect };
  // https://clerk.com/docs/guides/secure/best-practices/csp-headers
  const clerk = `https://${clerkHost}`;
  const challenges = 'https://challenges.cloudflare.com';
  return {
    script: [clerk, challenges],
    connect: [...new Set([...services, clerk])],
    image: ['https://img.clerk.com'],
    frame: [challenges],
    siteConnect,
  };
}
