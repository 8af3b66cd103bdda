import { afterEach, expect, it, vi } from 'vitest';
import { loadAccountTexts } from './load-account-texts.ts';

const korean = { nav: { account: { profile: '프로필' } }, pricing: { plans: { free: { label: '무료' } } } };
const answer = (body: string, status = 200): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.resolve(new Response(body, { status }))),
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('fetches the texts of a language', async () => {
  answer(JSON.stringify(korean));
  await expect(loadAccountTexts('ko')).resolves.toEqual(korean);
  expect(fetch).toHaveBeenCalledWith('/account/ko.json', expect.anything());
});

it.each([
  ['cannot be fetched', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))],
  ['are gone', () => answer('not found', 404)],
  ['are a page', () => answer('<!doctype html>')],
  ['lack a part', () => answer('{"nav":{}}')],
])('shows the last good copy where they %s, and built-in English without one', async (_what, fail) => {
  fail();
  await expect(loadAccountTexts('ko')).resolves.toMatchObject({
    nav: { account: { profile: 'Profile' } },
    pricing: { plans: { free: { label: 'Free' } } },
  });
  answer(JSON.stringify(korean));
  await loadAccountTexts('ko');
  fail();
  await expect(loadAccountTexts('ko')).resolves.toEqual(korean);
});
