import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { trackDiscovery } from './track-discovery.ts';

// Lazy parts of panels may take longer than the default of one second to load.
configure({ asyncUtilTimeout: 15_000 });

let removeListeners: () => void;

// Fail on anything React or a library logs as an error.
beforeEach(() => {
  vi.spyOn(console, 'error');
  removeListeners = trackDiscovery(window);
});

afterEach(() => {
  cleanup();
  removeListeners();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
