import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakePage } from './wake-page.ts';

const answer = '{"digest":"one","pageId":"docs"}';
const holder = (): HTMLElement | null => document.querySelector('#page-context');
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="page-context" data-from="/x.json" data-digest="one"></script>';
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Promise.resolve(new Response(answer)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  delete window.onepointActions;
});

it('gives the document the context that it was written from', async () => {
  await wakePage();
  expect(holder()?.textContent).toBe(answer);
});

it('refuses the context of another build', async () => {
  fetched.mockResolvedValue(new Response('{"digest":"two"}'));
  await expect(wakePage()).rejects.toThrow('another build');
  expect(holder()?.textContent).toBe('');
});

it.each<[string, Window['onepointActions'], () => void]>([
  ['at the next sign of the reader', undefined, () => void dispatchEvent(new Event('pointermove'))],
  ['by itself for a reader who has asked for something', { isEmpty: () => false, take: () => [] }, () => undefined],
])('tries again where the network fails: %s', async (_when, actions, give) => {
  vi.useFakeTimers();
  if (actions !== undefined) window.onepointActions = actions;
  fetched.mockRejectedValueOnce(new TypeError('network'));
  const awake = wakePage();
  await vi.advanceTimersByTimeAsync(500);
  give();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(500);
  await awake;
  expect(holder()?.textContent).toBe(answer);
});

it('asks nobody again without a sign', async () => {
  vi.useFakeTimers();
  fetched.mockRejectedValueOnce(new TypeError('network'));
  const awake = wakePage();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('keydown'));
  await awake;
});
