import type { NavigatorState } from '@onepoint/navigation';
import type { PageContext } from '../../shared/page-context.ts';
import type { ShownPage } from '../shown-page.ts';

const scenes = new WeakMap<PageContext, HTMLElement>();

/** Tells where a page has been drawn. */
export function noteScene(context: PageContext, element: HTMLElement): void {
  scenes.set(context, element);
}

/** Brings lists that are scrolled by themselves to where their twins were. Returns what does it, for when they are in sight. */
function keepListScrolls(from: readonly Element[], to: HTMLElement): () => void {
  const lists = from.flatMap((element) => [...element.querySelectorAll<HTMLElement>('[data-keeps-scroll]')]);
  const moved = lists.map((list) => [list.dataset['keepsScroll'], list.scrollTop] as const).filter(([, top]) => top > 0);
  return () => {
    for (const [name, top] of moved) {
      const twin = to.querySelector(`[data-keeps-scroll="${String(name)}"]`);
      if (twin !== null) twin.scrollTop = top;
    }
  };
}

/**
 * Brings a page on screen that has been drawn ahead: its styles and layout are there, and the frame that follows paints it. What hangs on the page
 * elsewhere (header, focus, the scene it leaves behind) is for afterwards. Only from the top of a page that is gone on to: places within it, and
 * pages that are come back to, are found when it is drawn.
 *
 * @returns what takes it back; undefined where the page was not drawn ahead
 */
export function revealScene({ arrival, location, page }: NavigatorState<ShownPage>): (() => void) | undefined {
  const scene = scenes.get(page.context);
  if (arrival !== 'push' || location.hash !== '' || scene?.dataset['scene'] !== 'ahead') return undefined;
  const others = [...(scene.parentElement?.children ?? [])].filter((element): element is HTMLElement => element !== scene);
  const scrollLists = keepListScrolls(others, scene);
  const before = others.map(({ dataset }) => dataset['scene']);
  for (const { dataset } of others) dataset['scene'] = 'left';
  scene.dataset['scene'] = 'shown';
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  scrollLists();
  return () => {
    scene.dataset['scene'] = 'ahead';
    for (const [index, { dataset }] of others.entries()) {
      const was = before[index];
      if (was === undefined) delete dataset['scene'];
      else dataset['scene'] = was;
    }
  };
}
