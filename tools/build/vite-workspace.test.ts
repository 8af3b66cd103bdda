import { resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { publicVariables, workspace } from './vite-workspace.ts';

const live = `pk_live_${btoa('clerk.example.com$')}`;
const safe = { ONEPOINT_ENV: 'production', ONEPOINT_CLERK_PUBLISHABLE_KEY: live, ONEPOINT_PRODUCTION_HOST: 'example.com' };

/** Whether a bundle has the embedded identity service, for exactly these variables. */
async function configure(variables: Readonly<Record<string, string>>, command: 'build' | 'serve' = 'build', mode = 'production') {
  const names = ['ONEPOINT_ENV', ...publicVariables];
  const before = names.map((name) => [name, process.env[name]] as const);
  onTestFinished(() => {
    for (const [name, value] of before) if (value === undefined) delete process.env[name];
    for (const [name, value] of before) if (value !== undefined) process.env[name] = value;
  });
  for (const name of names) delete process.env[name];
  Object.assign(process.env, variables);
  const { define } = await resolveConfig({ configFile: false, root: import.meta.dirname, plugins: [workspace()[0]] }, command, mode);
  return define?.['import.meta.env.ONEPOINT_EMBEDDED_IDENTITY'] as unknown;
}

it.each([
  ['a production build with a key', safe],
  ['a production build that gets its key from its host', { ONEPOINT_ENV: 'production' }],
  ['a development build with a key', { ONEPOINT_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.com$')}` }],
])('leaves the embedded identity service out of %s', async (_case, variables) => {
  expect(await configure(variables)).toBe('"false"');
});

it.each([
  ['ONEPOINT_CLERK_PUBLISHABLE_KEY', { ...safe, ONEPOINT_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('embedded.onepoint.localhost$')}` }],
  ['ONEPOINT_DEV_MODE', { ...safe, ONEPOINT_DEV_MODE: 'true' }],
  ['ONEPOINT_PAYMENT_HOSTS', { ...safe, ONEPOINT_PAYMENT_HOSTS: 'localhost:4700' }],
  ['ONEPOINT_ENV', { ...safe, ONEPOINT_ENV: 'prod' }],
  ['ONEPOINT_BROWSER_REPORTS', { ...safe, ONEPOINT_BROWSER_REPORTS: 'yes' }],
])('rejects a production build with an unsafe %s: %j', async (name, variables) => {
  await expect(configure(variables)).rejects.toThrow(new RegExp(`^${name}: `, 'm'));
});

it.each([
  ['a build without ONEPOINT_ENV and real values', {}, 'build', 'production', '"true"'],
  ['a build for development', { ONEPOINT_ENV: 'development', ONEPOINT_DEV_MODE: 'true' }, 'build', 'production', '"true"'],
  ['a build in another mode', { ONEPOINT_ENV: 'production', ONEPOINT_DEV_MODE: 'true' }, 'build', 'preview', '"false"'],
  ['a development server', { ONEPOINT_ENV: 'production', ONEPOINT_DEV_MODE: 'true' }, 'serve', 'production', '"false"'],
] as const)('checks nothing of %s', async (_case, variables, command, mode, hasEmbeddedIdentity) => {
  expect(await configure(variables, command, mode)).toBe(hasEmbeddedIdentity);
});
