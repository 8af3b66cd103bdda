import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { foreignOrigins } from './foreign-origins.ts';

const publicOrigin = 'http://localhost:4000';
const embedded = foreignOrigins({ publicOrigin, clerkPublishableKey: undefined, serviceUrls: [] });

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

it('lets a page of the site run its own files and its own inline code alone', () => {
  const policy = contentSecurityPolicy('site', '<script>go()</script><style>a{}</style>', embedded);
  expect(directive(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'ws://localhost:4000']);
});

it('never allows inline scripts by name', () => {
  for (const app of ['site', 'dashboard', 'playground'] as const) {
    const scripts = directive(contentSecurityPolicy(app, '<p style="x"></p>', embedded), 'script-src').join(' ');
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
  }
});

it('adds Clerk’s hosts when a publishable key says that Clerk signs people in', () => {
  const clerkPublishableKey = `pk_test_${Buffer.from('clerk.example.com$').toString('base64')}`;
  const foreign = foreignOrigins({ publicOrigin, clerkPublishableKey, serviceUrls: ['https://rpc.example.com/rpc'] });
  const policy = contentSecurityPolicy('dashboard', '', foreign);
  expect(directive(policy, 'script-src')).toContain('https://clerk.example.com');
  expect(directive(policy, 'connect-src')).toEqual(
    expect.arrayContaining(['https://clerk.example.com', 'https://rpc.example.com', 'wss://rpc.example.com']),
  );
});

it('lets the site alone reach the service that counts page views', () => {
  const foreign = foreignOrigins({
    publicOrigin,
    clerkPublishableKey: undefined,
    serviceUrls: [],
    analyticsUrl: 'https://p.example.com/x',
  });
  expect(directive(contentSecurityPolicy('site', '', foreign), 'connect-src')).toContain('https://p.example.com');
  expect(directive(contentSecurityPolicy('dashboard', '', foreign), 'connect-src')).not.toContain('https://p.example.com');
  expect(contentSecurityPolicy('site', '', foreign)).not.toMatch(/script-src[^;]*p\.example\.com/);
});
