import { configure } from '@testing-library/dom';
import { beforeEach } from 'vitest';

// What a test waits for is a state, and the default of one second is soon over: screens are fetched, and transformed, when they are first shown.
configure({ asyncUtilTimeout: 15_000 });

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
