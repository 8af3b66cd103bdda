import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { standStill, storyOf } from '../test/story-under-test.ts';

const themes = ['light', 'dark'] as const;
const heightPx = 900;
/** Storybook's default width. */
const widthPx = 1200;

interface Pictures {
  /** Widths of the page in pixels. Names of screenshots then end with the width. */
  readonly visualWidths?: readonly number[];
}

/** Text in scripts that no bundled font has: each machine would draw it in another font. */
const hiddenText = ':lang(zh), :lang(ja), :lang(ko), :lang(hi) { color: transparent !important; }';

/** The compared element: the story's root, for `parameters.visual: 'page'` the whole page with overlays, and for `'frame'` the story's frame. */
function picturedElement(visual: unknown): HTMLElement {
  if (visual === 'frame') return document.querySelector('iframe') ?? document.body;
  const root = document.body.querySelector<HTMLElement>(':scope > div:not([class], [id], [data-live-announcer])');
  return visual === 'page' || root === null ? document.body : root;
}

function setTheme(theme: string): void {
  const frames = Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument);
  for (const shown of [document, ...frames]) if (shown !== null) shown.documentElement.dataset['theme'] = theme;
}

const nextFrame = async (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Overlays that are about to appear. React Aria clips those that it hides until an on-screen keyboard could have opened, for up to 600 ms. */
const hiddenOverlays = '[data-entering], [data-rac][style*="inset(50%)"]';

/** Waits until overlays are visible, fonts have loaded, and the page is drawn in its current theme and width. */
async function whenDrawn(): Promise<void> {
  await vi.waitUntil(() => document.querySelector(hiddenOverlays) === null, { timeout: 60_000 });
  await document.fonts.ready;
  // The second frame starts when the first one has been drawn.
  await nextFrame();
  await nextFrame();
}

/** Compares screenshots of a story tagged `visual` in both themes, and at several widths if it sets them, with `baselines/`. */
afterEach(async (context) => {
  const story = storyOf(context);
  const { storyId } = context.task.meta as { readonly storyId?: string };
  if (!story?.tags.includes('visual') || storyId === undefined || context.task.result?.state === 'fail') return;
  const pictured = picturedElement(story.parameters['visual']);
  const moveOn = standStill(hiddenText);
  const { visualWidths } = story.parameters as Pictures;
  // The page is resized only after the story was drawn once.
  await whenDrawn();
  for (const width of visualWidths ?? [widthPx]) {
    if (visualWidths !== undefined) await page.viewport(width, heightPx);
    for (const theme of themes) {
      setTheme(theme);
      await whenDrawn();
      await expect
        .soft(pictured)
        .toMatchScreenshot(visualWidths === undefined ? `${storyId}-${theme}` : `${storyId}-${theme}-${String(width)}`);
    }
  }
  if (visualWidths !== undefined) await page.viewport(widthPx, heightPx);
  moveOn();
});
