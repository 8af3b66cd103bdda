import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyTests } from './test/story-tests.ts';

/** Every story in Chromium: it draws, plays, says nothing on the console, and passes axe in light and dark. */
export default defineConfig(storyTests({ name: 'storybook', port: 4510, setupFile: join(import.meta.dirname, 'test/check-stories.ts') }));
