import { expect, it } from 'vitest';
import { identityScriptUrl } from './identity-script-url.ts';

it('the embedded service’s script is a path of the page’s own origin', () => {
  expect(identityScriptUrl('')).toMatch(/^\/__clerk\/npm\/@clerk\/clerk-js@\d+\/dist\/clerk\.browser\.js$/);
});

it('Clerk’s own script is at the host that the key names', () => {
  const key = `pk_live_${btoa('clerk.example.com$')}`;
  expect(identityScriptUrl(key)).toMatch(/^https:\/\/clerk\.example\.com\/npm\/@clerk\/clerk-js@\d+\/dist\/clerk\.browser\.js$/);
});
