import { scrollTargetOf, type NavigatorState, type ScrollPosition } from '@onepoint/navigation';
import { focusContent } from '../../shared/focus-content.ts';
import { layOutNow } from '../../shared/lay-out-later.ts';
import type { ShownPage } from '../shown-page.ts';

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export interface ArriveParameters {
  state: NavigatorState<ShownPage>;
  /** Where the entry was left. */
  remembered: ScrollPosition | undefined;
  /** Whether another page is on screen than before. */
  isNewPage: boolean;
}

/** Brings the reader to the place of the page that has been drawn. Whoever listens hears its heading, and the next Tab starts there. */
export function arrive({ state: { arrival, location }, remembered, isNewPage }: ArriveParameters): void {
  const target = scrollTargetOf(arrival, location.hash, remembered);
  if (target.kind === 'element' || target.kind === 'position') layOutNow();
  const element = target.kind === 'element' ? document.getElementById(target.id) : null;
  if (element !== null) element.scrollIntoView({ behavior: 'instant' });
  else if (target.kind !== 'none') {
    const { x, y } = target.kind === 'position' ? target.position : { x: 0, y: 0 };
    scrollTo({ left: x, top: y, behavior: 'instant' });
  }
  if (!isNewPage) return;
  if (element === null) focusContent();
  else focus(element);
  const status = document.querySelector('[data-arrival]');
  if (status !== null) status.textContent = document.querySelector('h1')?.textContent ?? document.title;
}
