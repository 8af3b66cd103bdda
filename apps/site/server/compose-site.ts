import type { Server } from 'node:http';
import { serviceStatePath } from '../src/shared/site-paths.ts';
import {
  contentSecurityPolicy,
  enforceTransportSecurity,
  foreignOrigins,
  formatServedConfig,
  servedConfigFile,
} from '@onepoint/document-host';
import type { HttpMetrics } from '@onepoint/metrics';
import { parseLanguagePrefix } from '@onepoint/navigation';
import { fillHostAddresses } from '@onepoint/site-config';
import { composeDocument } from '../vite/document.ts';
import type { Config } from './config/env.ts';
import { createSiteServer } from './create-site-server.ts';
import { createReply } from './http/reply.ts';
import { describeError, log } from './log.ts';
import { createFileReplies } from './pages/create-file-replies.ts';
import { createLivePages } from './pages/create-live-pages.ts';
import { createStateReply } from './pages/create-state-reply.ts';
import type { SiteBuild } from './pages/open-site-build.ts';
import type { ServedTexts } from './pages/served-texts.ts';
import type { Probes } from './probes/start-probes.ts';

/** Time limit for a service's complete response. */
const serviceTimeoutMs = 3000;
/** The longest that a request for a page waits for its data. */
const pageWaitMs = 400;
/** The share of the cache for pages with data. */
const liveShare = 0.25;

interface SiteParts {
  build: SiteBuild;
  probes: Pick<Probes, 'report'>;
  texts: Pick<ServedTexts, 'find' | 'differ' | 'version'>;
  requestMetrics?: HttpMetrics;
}

export function composeSite(config: Config, { build, probes, texts, requestMetrics }: SiteParts): Server {
  const { site, manifest, hasFile, readFile } = build;
  const { clerkPublishableKey, apiUrl, gatewayUrl, analyticsUrl } = config.publicConfig;
  const serviceUrls = [apiUrl, gatewayUrl].filter((url) => URL.canParse(url));
  const policyOf = (publicOrigin: string): string =>
    contentSecurityPolicy('site', manifest.inline, foreignOrigins({ publicOrigin, clerkPublishableKey, serviceUrls, analyticsUrl }));
  const fill = (text: string, origin: string): string => fillHostAddresses(text, { origin, gatewayUrl });
  const servedConfig = createReply({
    content: Buffer.from(formatServedConfig(config.publicVariables)),
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    compression: 'best',
  });
  const services = site.createPageDataServices({
    apiUrl: config.apiUrl,
    gatewayUrl: config.gatewayUrl,
    readProbes: () => probes.report(),
    timeoutMs: serviceTimeoutMs,
  });
  const readData = site.createPageDataStore({
    services,
    onFailure: (source, error) => log('warn', 'no new data for pages', { source, ...describeError(error) }),
  });
  const files = createFileReplies({ hasFile, readFile, fill, policyOf, bytesMax: config.cacheBytesMax * (1 - liveShare) });
  const livePaths = new Set(manifest.livePaths);
  const paths = new Set(site.listPages());
  const hasNewerTexts = (path: string): boolean => paths.has(path) && texts.differ(parseLanguagePrefix(path, site.siteLanguages).language);
  const pages = createLivePages({
    isLive: (path) => livePaths.has(path) || hasNewerTexts(path),
    version: texts.version,
    render: async (path) => site.renderPage(path, readData),
    toReplies: (page, origin) => {
      const html = fill(composeDocument(manifest.template, page, manifest.assets[page.pageId]), origin);
      const shared = { cacheControl: 'no-cache', compression: 'fast' } as const;
      return {
        document: createReply({
          ...shared,
          content: Buffer.from(html),
          contentType: 'text/html; charset=utf-8',
          contentSecurityPolicy: policyOf(origin),
        }),
        context: createReply({
          ...shared,
          content: Buffer.from(fill(page.pageContext, origin)),
          contentType: 'application/json; charset=utf-8',
        }),
      };
    },
    bytesMax: config.cacheBytesMax * liveShare,
    waitMs: pageWaitMs,
    onFailure: (path, error) => log('error', 'a page could not be rendered', { path, ...describeError(error) }),
  });
  const server = createSiteServer({
    publicOrigin: config.publicOrigin,
    findFile: async (path, origin) => {
      if (path === `/${servedConfigFile}`) return servedConfig;
      return path === serviceStatePath ? createStateReply(probes.report(), site.incidents, Date.now()) : files.find(path, origin);
    },
    findLivePage: pages.find,
    findDictionary: texts.find,
    requestMetrics,
    aborts: site.listAborts(),
    describe: () => ({ cacheBytes: files.bytes() + pages.bytes() }),
    onFailure: (error, requestId) => log('error', 'a request failed', { requestId, ...describeError(error) }),
  });
  enforceTransportSecurity(server, config.publicOrigin);
  return server;
}
