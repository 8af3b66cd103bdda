import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { draftStore } from '../features/project-settings/settings-drafts.ts';
import { modals } from '../shared/overlays/modals.ts';
import { toasts } from '../shared/overlays/toasts.ts';
import { server } from './server.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.spyOn(console, 'error');
  // Toasts stay. On a busy machine, one could close before the test looks for it.
  const add = toasts.aria.add.bind(toasts.aria);
  vi.spyOn(toasts.aria, 'add').mockImplementation((content) => add(content));
});
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  modals.clear();
  toasts.clear();
  cleanup();
  draftStore.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});
afterAll(() => server.close());

// jsdom lacks these APIs, which the kit's popovers, animations, and scrolling use.
const missing = { showPopover: () => {}, hidePopover: () => {}, getAnimations: () => [], scrollTo: () => {} };
for (const [name, value] of Object.entries(missing)) {
  if (!(name in HTMLElement.prototype)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
}
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
