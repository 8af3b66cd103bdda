import type * as site from '../src/server/entry-server.tsx';

/** The server bundle. */
export type RenderedSite = typeof site;
export type { RenderedPage } from '../src/server/entry-server.tsx';
