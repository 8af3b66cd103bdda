import { afterEach, beforeEach } from 'vitest';
import { checkStory } from './check-story.ts';
import { storyOf } from './story-of.ts';
import { watchConsole } from './watch-console.ts';

beforeEach(() => watchConsole());

afterEach(async (context) => {
  const story = storyOf(context);
  if (story && context.task.result?.state !== 'fail') await checkStory(story.parameters);
});
