import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from './routing/route.ts';

export type FrontendRoute = Extract<Route, { app: string }>;

/** Answers what belongs to the three apps: from their builds, or from development servers. */
export type Frontends = (request: IncomingMessage, response: ServerResponse, route: FrontendRoute) => Promise<void>;
