import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyTests } from './test/story-tests.ts';

/** Runs every story in Chromium: it renders, plays, logs nothing, and passes axe in light and dark. */
export default defineConfig(storyTests({ setupFile: join(import.meta.dirname, 'test/check-stories.ts') }));
