import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Tests wait for states; the default of one second is too short for screens that are loaded and transformed on first use.
configure({ asyncUtilTimeout: 15_000 });

/**
 * The files of a worker share one document: clear what a test stored or rendered. Browsers dispatch this event in
 * other tabs when storage is cleared; stores that live as long as the page reset to their defaults.
 */
beforeEach(() => {
  // Files can use the Node environment.
  if (typeof StorageEvent === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  document.body.replaceChildren();
});

afterEach(() => {
  // Components and hooks that stay mounted would react to later tests.
  cleanup();
  // Modules of the next file read the language from the URL when they load, before any hook of that file.
  if (typeof history !== 'undefined') history.replaceState(null, '', '/');
});

afterAll(async () => {
  // Stubs at the top of a file would replace globals of the next file.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // Vitest can fail imports that a file leaves unfinished, and later files of the worker would get the failed modules.
  await vi.dynamicImportSettled();
});

/**
 * jsdom runs animation frames with an interval that starts with a request. If it starts while a test fakes timers, it never runs again, so one
 * request is always pending.
 */
const keepsFrames = Symbol.for('onepoint:keepsFrames');
if (typeof document !== 'undefined' && !(keepsFrames in document)) {
  Object.assign(document, { [keepsFrames]: true });
  const request = requestAnimationFrame;
  const keep = (): void => void request(keep);
  keep();
}
