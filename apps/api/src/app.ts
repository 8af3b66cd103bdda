import { compileTrustedProxies } from '@onepoint/allow-lists';
import etag from '@fastify/etag';
import type { SessionVerifier, UserDirectory } from '@onepoint/auth/server';
import type { Database } from '@onepoint/database';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { isTracing } from '@onepoint/tracing';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import type { Config } from './config/env.ts';
import { createServices } from './create-services.ts';
import { registerOneClickUnsubscribe } from './modules/emails/emails.routes.ts';
import { registerPostback } from './modules/payments/register-postback.ts';
import type { ApiMetrics } from './metrics/api-metrics.ts';
import { BrowserMetrics } from './modules/reports/browser-metrics.ts';
import { registerReports } from './modules/reports/register-reports.ts';
import type { FormLimits } from './modules/requests/limit-forms.ts';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.ts';
import { registerIdentityEvents } from './modules/users/register-identity-events.ts';
import { registerAuthentication } from './plugins/access.ts';
import { startCallSharing } from './plugins/call-sharing.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerCrossOrigin, registerRequestIds, requestId, createSecurityHeaders } from './plugins/reply-headers.ts';
import { createRateLimiter } from './plugins/rate-limit.ts';
import { registerErrors, sendError, createRefusal, registerEarlyReplies } from './plugins/error-replies.ts';
import { registerHealth, type Lifecycle } from './plugins/health.ts';
import { registerRequestTraces } from './plugins/request-traces.ts';
import { registerRequestMetrics } from './metrics/api-metrics.ts';
import { loggerOptions, registerLogging, type LogStream } from './plugins/logging.ts';
import { registerDocument, registerReference } from './plugins/reference.ts';
import { routes } from './routes.ts';
import { registerJsonBodies } from './routing/json-bodies.ts';
import { registerRoute, registerUnknownRoutes } from './routing/register-route.ts';

/** Prefix of every path. The edge does not strip it. */
const apiPrefix = '/api';

const defaultNodeTimeoutMs = 5_000;

/** For head and body together. The edge has a longer timeout, so that the client gets our 408. */
const requestTimeoutMs = 15_000;

const bodyBytesMax = 65_536;

interface AppDependencies {
  config: Pick<
    Config,
    | 'arePrivateNodesAllowed'
    | 'arePrivateWebhooksAllowed'
    | 'chainSlugs'
    | 'deposits'
    | 'gatewayPublicUrl'
    | 'logLevel'
    | 'mail'
    | 'paymentTerms'
    | 'publicOrigin'
    | 'requestsPerMinute'
    | 'secretKeys'
    | 'trustedProxies'
  > &
    Partial<Pick<Config, 'busUrl'>> & {
      identity: Pick<Config['identity'], 'authorizedParties' | 'webhookSigningSecret'>;
    };
  database: Pick<Database, 'orm' | 'pool'>;
  sessions: SessionVerifier;
  directory: UserDirectory;
  paymentProvider: PaymentProvider | null;
  /** @default the production limits */
  forms?: FormLimits;
  logStream?: LogStream;
  /** Aborts when the process is stopping. @default never */
  lifecycle?: Lifecycle;
  metrics?: Omit<ApiMetrics, 'registry'>;
  /** Timeout of the check of a provider's node. @default 5 seconds */
  nodeTimeoutMs?: number;
  now?: () => Date;
}

export async function createApp({
  config,
  database,
  sessions,
  directory,
  paymentProvider,
  forms,
  logStream,
  lifecycle = { isDraining: false },
  metrics,
  nodeTimeoutMs = defaultNodeTimeoutMs,
  now,
}: AppDependencies): Promise<FastifyInstance> {
  const setSecurityHeaders = createSecurityHeaders(config.publicOrigin);
  const app = fastify({
    logger: loggerOptions(config.logLevel, logStream),
    // `registerLogging` writes one line per request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: bodyBytesMax,
    // Only the local edge and the configured proxies may set the client's address.
    trustProxy: compileTrustedProxies(config.trustedProxies),
    requestTimeout: requestTimeoutMs,
    // Node applies the longer of the two timeouts to the whole request, and by default checks every 30 seconds only.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    // While stopping, requests on open connections are still answered; each connection closes after its reply.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A URL that cannot be decoded runs no hooks.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: createRefusal(config.publicOrigin),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);

  registerRequestIds(app);
  if (isTracing()) registerRequestTraces(app);
  registerLogging(app);
  if (metrics !== undefined) registerRequestMetrics(app, metrics.requests);
  registerErrors(app);
  registerEarlyReplies(app);
  app.addHook('onSend', async (_request, reply) => {
    setSecurityHeaders(reply);
    // Makes proxies open their next connection to another process.
    if (lifecycle.isDraining) reply.header('connection', 'close');
  });
  registerCrossOrigin(app, config.identity.authorizedParties);
  registerAuthentication(app);
  await registerCompression(app);

  const nodes = createNodeChecker({ timeoutMs: nodeTimeoutMs, arePrivateAddressesAllowed: config.arePrivateNodesAllowed });
  app.addHook('onClose', () => nodes.close());
  const services = createServices({ orm: database.orm, directory, paymentProvider, nodes, forms, now, ...config });
  const callSharing = config.busUrl === undefined ? undefined : await startCallSharing({ url: config.busUrl, log: app.log });
  const limiter = createRateLimiter({ callsMax: () => config.requestsPerMinute, windowMs: 60_000, fleet: callSharing?.fleet });
  if (callSharing !== undefined) {
    callSharing.share(limiter);
    metrics?.watchBus(callSharing.describe);
  }
  app.addHook('onClose', () => callSharing?.close());
  const guards = { sessions, limiter };
  await app.register(
    async (api) => {
      registerHealth(api, { pool: database.pool, areEmailsSent: config.mail !== null, lifecycle });
      await registerReference(api, apiPrefix);
      const { webhookSigningSecret: signingSecret } = config.identity;
      if (signingSecret !== null) await registerIdentityEvents(api, { accounts: services.accounts, signingSecret });
      await registerOneClickUnsubscribe(api, services);
      await registerReports(api, {
        origins: config.identity.authorizedParties,
        metrics: metrics?.browser ?? new BrowserMetrics(new Registry()),
      });
      if (paymentProvider !== null) await registerPostback(api, { ...services, provider: paymentProvider });
      for (const route of routes.filter(({ call }) => call.cacheSecs === undefined)) registerRoute(api, route, services, guards);
      await api.register(async (cached) => {
        // Weak, because a compressed reply has the same tag as the plain one.
        await cached.register(etag, { weak: true });
        registerDocument(cached, { prefix: apiPrefix, publicOrigin: config.publicOrigin });
        for (const route of routes.filter(({ call }) => call.cacheSecs !== undefined)) registerRoute(cached, route, services, guards);
      });
    },
    { prefix: apiPrefix },
  );
  registerUnknownRoutes(app, routes, apiPrefix);
  return app;
}
