import { beforeEach } from 'vitest';

/**
 * The files of a worker share one document: what a test stored or drew must not be what the next one finds. The event is what a browser sends to the
 * other tabs when storage is cleared; stores that live as long as the page go back to defaults.
 */
beforeEach(() => {
  // A file can ask for the environment of Node.js.
  if (typeof StorageEvent === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  document.body.replaceChildren();
});
