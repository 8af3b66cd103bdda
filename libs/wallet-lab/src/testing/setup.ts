import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Parts of panels are loaded when they are needed, which takes a busy machine longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// What React or a library complains about is a failure, not noise.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
