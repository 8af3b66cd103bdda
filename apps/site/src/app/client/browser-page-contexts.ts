import { createPageContexts } from './page-contexts.ts';

/** The page contexts of this browser page: links prefetch into it, routes load from it. */
export const pageContexts = createPageContexts();
