import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { trackDiscovery } from './track-discovery.ts';

// Parts of panels are loaded when they are needed, which takes a busy machine longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

let takeWalletsBack: () => void;

// What React or a library complains about is a failure, not noise.
beforeEach(() => {
  vi.spyOn(console, 'error');
  takeWalletsBack = trackDiscovery(window);
});

afterEach(() => {
  cleanup();
  takeWalletsBack();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
