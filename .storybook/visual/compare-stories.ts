import { afterEach, expect } from 'vitest';
import { standStill } from '../test/stand-still.ts';
import { storyOf } from '../test/story-of.ts';

const themes = ['light', 'dark'] as const;

/** What is pictured: the story's own box, or for `parameters.visual: 'page'` the whole window with what floats above. */
function picturedElement(visual: unknown): HTMLElement {
  const root = document.body.querySelector<HTMLElement>(':scope > div:not([class], [id])');
  return visual === 'page' || root === null ? document.body : root;
}

/** Compares a picture of the story in both themes, once its fonts are there, with the one in `baselines/`. */
afterEach(async (context) => {
  const story = storyOf(context);
  const { storyId } = context.task.meta as { readonly storyId?: string };
  if (!story || storyId === undefined || context.task.result?.state === 'fail') return;
  const pictured = picturedElement(story.parameters['visual']);
  const moveOn = standStill();
  for (const theme of themes) {
    document.documentElement.dataset['theme'] = theme;
    await document.fonts.ready;
    await expect.soft(pictured).toMatchScreenshot(`${storyId}-${theme}`);
  }
  moveOn();
});
