import type { PageId } from './pages.ts';

/** They measure or follow something, or are drawn in browsers alone. "No such page" may have to look under another spelling of its address. */
const livePages: readonly PageId[] = ['chains', 'networks', 'status', 'selectx', 'not-found'];

/** Whether a page has something to do before its reader does anything; others wake with their reader (ADR 0031). */
export const isLivePage = (pageId: string): boolean => livePages.some((id) => id === pageId);
