import type { MouseEvent } from 'react';

/** Elements of a row that handle clicks themselves. */
const controls = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="dialog"]';

function findRowLink({ target }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('[role="rowheader"] a[href]') ?? null;
}

/**
 * Handlers for a table whose rows follow the link in their row header when clicked, or open it in a new tab with Ctrl, ⌘, Shift, or the middle
 * button. A convenience for pointers: keyboards and screen readers use the link itself. Selecting text doesn't follow the link.
 */
export const rowLinkHandlers = {
  onClick: (event: MouseEvent<HTMLElement>): void => {
    const link = findRowLink(event);
    // A double click can have started on a control that has moved away.
    if (!link || event.detail > 1 || getSelection()?.isCollapsed === false) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
    else link.click();
  },
  onMouseDown: (event: MouseEvent<HTMLElement>): void => {
    // The middle button would start scrolling.
    if (event.button === 1 && findRowLink(event)) event.preventDefault();
  },
  onAuxClick: (event: MouseEvent<HTMLElement>): void => {
    const link = event.button === 1 ? findRowLink(event) : null;
    if (link) window.open(link.href, '_blank', 'noopener');
  },
} as const;
