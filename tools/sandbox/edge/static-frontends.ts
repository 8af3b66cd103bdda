import {
  contentSecurityPolicy,
  dictionaryCacheControl,
  dictionaryNotFound,
  type ForeignOrigins,
  inlineSources,
  parseSegments,
} from '@onepoint/document-host';
import { join } from 'node:path';
import { createAssetReader, type Asset, sendAsset, type SendAssetOptions } from './assets.ts';
import type { FrontendRoute, Frontends, FrontendName } from './routing.ts';
import { sendError } from './send-error.ts';

interface StaticFrontendsParameters {
  roots: Readonly<Record<FrontendName, string>>;
  localesDir: string;
  foreign: ForeignOrigins;
}

/** Serves the apps' builds like a static host. */
export function createStaticFrontends({ roots, localesDir, foreign }: StaticFrontendsParameters): Frontends {
  const read = createAssetReader();
  const policies = new WeakMap<Asset, string>();
  const optionsFor = (app: FrontendName, path: string, asset: Asset, status: 200 | 404): SendAssetOptions => {
    const isDocument = asset.contentType.startsWith('text/html');
    const policy =
      policies.get(asset) ??
      (isDocument ? contentSecurityPolicy(app, inlineSources([asset.content.toString('utf8')]), foreign) : undefined);
    if (policy !== undefined) policies.set(asset, policy);
    const cacheControl = path.includes('/assets/') && hashedName.test(path) ? immutable : 'no-cache';
    return { status, cacheControl, contentSecurityPolicy: policy };
  };
  return async (request, response, route) => {
    if (route.kind === 'dictionary') {
      const asset = route.file === undefined ? undefined : await read(join(localesDir, route.file));
      if (asset === undefined) return sendError(request, response, { status: 404, ...dictionaryNotFound.error });
      return sendAsset(request, response, asset, { status: 200, cacheControl: dictionaryCacheControl });
    }
    const rewritten = await findRewrite(route, async (segments) => read(join(roots[route.app], ...segments)));
    for (const { segments, status } of candidates(rewritten ?? route)) {
      const path = join(roots[route.app], ...segments);
      const asset = await read(path);
      if (asset !== undefined) return sendAsset(request, response, asset, optionsFor(route.app, path, asset, status));
    }
    sendError(request, response, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' });
  };
}

type AppRoute = Exclude<FrontendRoute, { kind: 'dictionary' }>;

const contextFile = 'index.pageContext.json';
/** Rewrites are one line, while page contexts have kilobytes. */
const rewriteBytesMax = 500;

function targetOf(text: string): string | undefined {
  const { abort } = JSON.parse(text) as { abort?: { kind?: unknown; to?: unknown } };
  return abort?.kind === 'rewrite' && typeof abort.to === 'string' ? abort.to : undefined;
}

/**
 * The page that a URL of the site is rewritten to by its page context (`{"abort":{"kind":"rewrite","to":"/x"}}`); undefined for
 * all others. Static hosts do the same with `_redirects`.
 */
async function findRewrite(
  route: AppRoute,
  read: (segments: readonly string[]) => Promise<Asset | undefined>,
): Promise<AppRoute | undefined> {
  if (route.kind !== 'page') return undefined;
  const context = await read([...route.segments, contextFile]);
  if (context === undefined || context.content.length > rewriteBytesMax) return undefined;
  const target = targetOf(context.content.toString('utf8'));
  const segments = target === undefined ? undefined : parseSegments(target);
  return segments === undefined ? undefined : { ...route, segments };
}

/** `name-BzX3k9Qa.js`: the name contains a hash of the content. */
const hashedName = /[-.][\w-]{8,}\.\w+$/;
const immutable = 'public, max-age=31536000, immutable';

interface Candidate {
  segments: readonly string[];
  status: 200 | 404;
}

/** A missing page is answered with the site's 404 page, localized if possible. */
function candidates(route: AppRoute): Candidate[] {
  if (route.kind === 'document') return [{ segments: ['index.html'], status: 200 }];
  if (route.kind === 'file') return [{ segments: route.segments, status: 200 }];
  return [
    { segments: [...route.segments, 'index.html'], status: 200 },
    { segments: [route.segments[0] ?? '', '404.html'], status: 404 },
    { segments: ['404.html'], status: 404 },
  ];
}
