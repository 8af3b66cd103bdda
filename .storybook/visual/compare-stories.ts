import { afterEach, expect } from 'vitest';
import { standStill, storyOf } from '../test/story-under-test.ts';

const themes = ['light', 'dark'] as const;

/** The compared element: the story's root, or the whole page for `parameters.visual: 'page'`, including overlays. */
function picturedElement(visual: unknown): HTMLElement {
  const root = document.body.querySelector<HTMLElement>(':scope > div:not([class], [id])');
  return visual === 'page' || root === null ? document.body : root;
}

/** Compares a screenshot of the story in both themes, after its fonts have loaded, with `baselines/`. */
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
