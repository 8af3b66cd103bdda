import { join } from 'node:path';
import { contentSecurityPolicy, type ForeignOrigins } from '@onepoint/document-host';
import type { FrontendRoute, Frontends } from '../frontends.ts';
import type { FrontendName } from '../routing/route.ts';
import { sendError } from '../send-error.ts';
import { createAssetReader, type Asset } from './asset.ts';
import { findRewrite } from './find-rewrite.ts';
import { sendAsset, type SendAssetOptions } from './send-asset.ts';

export interface StaticFrontendsParameters {
  /** Directory of each app's build. */
  roots: Readonly<Record<FrontendName, string>>;
  foreign: ForeignOrigins;
}

/** `name-BzX3k9Qa.js`: the name changes with the content. */
const hashedName = /[-.][\w-]{8,}\.\w+$/;
const immutable = 'public, max-age=31536000, immutable';

/** Serves the apps' builds as a static host would: no rendering, no state. */
export function createStaticFrontends({ roots, foreign }: StaticFrontendsParameters): Frontends {
  const read = createAssetReader();
  const policies = new WeakMap<Asset, string>();
  const optionsFor = (app: FrontendName, path: string, asset: Asset, status: 200 | 404): SendAssetOptions => {
    const isDocument = asset.contentType.startsWith('text/html');
    const policy = policies.get(asset) ?? (isDocument ? contentSecurityPolicy(app, asset.content.toString('utf8'), foreign) : undefined);
    if (policy !== undefined) policies.set(asset, policy);
    const cacheControl = path.includes('/assets/') && hashedName.test(path) ? immutable : 'no-cache';
    return { status, cacheControl, contentSecurityPolicy: policy };
  };
  return async (request, response, route) => {
    const rewritten = await findRewrite(route, async (segments) => read(join(roots[route.app], ...segments)));
    for (const { segments, status } of candidates(rewritten ?? route)) {
      const path = join(roots[route.app], ...segments);
      const asset = await read(path);
      if (asset !== undefined) return sendAsset(request, response, asset, optionsFor(route.app, path, asset, status));
    }
    sendError(request, response, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' });
  };
}

interface Candidate {
  segments: readonly string[];
  status: 200 | 404;
}

/** A page that is missing answers with the site's own 404 page, in the page's language where there is one. */
function candidates(route: FrontendRoute): Candidate[] {
  if (route.kind === 'document') return [{ segments: ['index.html'], status: 200 }];
  if (route.kind === 'file') return [{ segments: route.segments, status: 200 }];
  return [
    { segments: [...route.segments, 'index.html'], status: 200 },
    { segments: [route.segments[0] ?? '', '404.html'], status: 404 },
    { segments: ['404.html'], status: 404 },
  ];
}
