import { expect, it } from 'vitest';
import { routeDevelopmentRequest } from './route-development-request.ts';

it.each([
  ['/node_modules/.vite/deps/react.js?v=1', 'site'],
  ['/@vite/client', 'site'],
  ['/index.html?html-proxy&index=0.js', 'site'],
  ['/_dashboard/node_modules/.vite/deps/react.js?v=1', 'dashboard'],
  ['/_dashboard/@fs/repo/libs/ui-kit/src/button/button.tsx', 'dashboard'],
  ['/playground/src/main.tsx', 'playground'],
])('leaves the module %s to the development server of the %s', (target, app) => {
  expect(routeDevelopmentRequest(target)).toMatchObject({ kind: 'file', app });
});

it.each([
  ['/workspace', { kind: 'document', app: 'dashboard' }],
  ['/api/v1', { kind: 'proxy', upstream: 'api' }],
  ['/pricing/', { kind: 'redirect', path: '/pricing' }],
])('routes %s as the product does', (target, route) => {
  expect(routeDevelopmentRequest(target)).toEqual(route);
});
