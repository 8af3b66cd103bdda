import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, foreignOrigins, inlineSources } from './content-security-policy.ts';

const publicOrigin = 'http://localhost:4000';
const none = inlineSources([]);
const embedded = foreignOrigins({ publicOrigin, clerkPublishableKey: undefined, serviceUrls: [] });

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

it('only allows own files and inline hashes on the site', () => {
  const policy = contentSecurityPolicy('site', inlineSources(['<script>go()</script>', '<style>a{}</style>']), embedded);
  expect(directive(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'ws://localhost:4000']);
});

it('never allows unsafe scripts or other hosts', () => {
  for (const app of ['site', 'dashboard', 'playground'] as const) {
    const scripts = directive(contentSecurityPolicy(app, none, embedded), 'script-src').join(' ');
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
  }
});

it('adds Clerk’s hosts with a publishable key', () => {
  const clerkPublishableKey = `pk_test_${Buffer.from('clerk.example.com$').toString('base64')}`;
  const foreign = foreignOrigins({ publicOrigin, clerkPublishableKey, serviceUrls: ['https://rpc.example.com/rpc'] });
  const policy = contentSecurityPolicy('dashboard', none, foreign);
  expect(directive(policy, 'script-src')).toContain('https://clerk.example.com');
  expect(directive(policy, 'connect-src')).toEqual(
    expect.arrayContaining(['https://clerk.example.com', 'https://rpc.example.com', 'wss://rpc.example.com']),
  );
});

it('only allows the page view counter on the site', () => {
  const foreign = foreignOrigins({
    publicOrigin,
    clerkPublishableKey: undefined,
    serviceUrls: [],
    analyticsUrl: 'https://p.example.com/x',
  });
  expect(directive(contentSecurityPolicy('site', none, foreign), 'connect-src')).toContain('https://p.example.com');
  expect(directive(contentSecurityPolicy('dashboard', none, foreign), 'connect-src')).not.toContain('https://p.example.com');
  expect(contentSecurityPolicy('site', none, foreign)).not.toMatch(/script-src[^;]*p\.example\.com/);
});

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineSources', () => {
  it('hashes each inline script, module, and style of all documents once', () => {
    const home = `<head><script>a()</script><SCRIPT type="module">b()
</SCRIPT ><script>a()</script><style media="print">p{}</style></head>`;
    const guide = '<head><script>a()</script><style>h1{}</style></head>';
    expect(inlineSources([home, guide])).toEqual({
      scripts: [source('a()'), source('b()\n')].toSorted(),
      styles: [source('p{}'), source('h1{}')].toSorted(),
    });
  });

  it('ignores files and data blocks', () => {
    const html = `<script src="/a.js"></script><script type="application/json">{"a":1}</script><script type='application/ld+json'>{}</script>`;
    expect(inlineSources([html])).toEqual({ scripts: [], styles: [] });
  });

  it('does not depend on the order of documents', () => {
    const documents = ['<script>a()</script>', '<script>b()</script>'];
    expect(inlineSources(documents)).toEqual(inlineSources(documents.toReversed()));
  });
});
