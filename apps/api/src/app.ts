import { compileTrustedProxies } from '@onepoint/allow-lists';
import etag from '@fastify/etag';
import type { SessionVerifier, UserDirectory } from '@onepoint/auth/server';
import type { Database } from '@onepoint/database';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config/env.ts';
import { createServices } from './create-services.ts';
import { registerPostback } from './modules/payments/register-postback.ts';
import type { FormLimits } from './modules/requests/limit-forms.ts';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.ts';
import { registerIdentityEvents } from './modules/users/register-identity-events.ts';
import { registerAuthentication } from './plugins/access.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerCrossOrigin, registerRequestIds, requestId, createSecurityHeaders } from './plugins/reply-headers.ts';
import { createRateLimiter } from './plugins/rate-limit.ts';
import { registerErrors, sendError, createRefusal, registerEarlyReplies } from './plugins/error-replies.ts';
import { registerHealth } from './plugins/health.ts';
import { loggerOptions, registerLogging, type LogStream } from './plugins/logging.ts';
import { registerDocument, registerReference } from './plugins/reference.ts';
import { routes } from './routes.ts';
import { registerJsonBodies } from './routing/json-bodies.ts';
import { registerRoute, registerUnknownRoutes } from './routing/register-route.ts';

/** Every path starts with it; the edge passes it on unchanged. */
export const apiPrefix = '/api';

/** A node that takes longer to say which chain it is of serves nobody. */
const nodeTimeoutMs = 5_000;

/** Head and body together. The edge waits longer, so that the client reads our 408. */
const requestTimeoutMs = 15_000;

/** Bodies are names and short texts. */
const bodyBytesMax = 65_536;

export interface AppDependencies {
  config: Pick<
    Config,
    | 'arePrivateNodesAllowed'
    | 'arePrivateWebhooksAllowed'
    | 'chainSlugs'
    | 'deposits'
    | 'gatewayPublicUrl'
    | 'logLevel'
    | 'paymentTerms'
    | 'publicOrigin'
    | 'requestsPerMinute'
    | 'trustedProxies'
  > & {
    identity: Pick<Config['identity'], 'authorizedParties' | 'webhookSigningSecret'>;
  };
  database: Pick<Database, 'orm' | 'pool'>;
  sessions: SessionVerifier;
  directory: UserDirectory;
  /** Who takes crypto payments; null where nobody does. */
  paymentProvider: PaymentProvider | null;
  /** Of requests sent by form. Default: those of production. */
  forms?: FormLimits;
  logStream?: LogStream;
  now?: () => Date;
}

/** The API, composed of the parts listed here and nothing else. */
export async function createApp({
  config,
  database,
  sessions,
  directory,
  paymentProvider,
  forms,
  logStream,
  now,
}: AppDependencies): Promise<FastifyInstance> {
  const setSecurityHeaders = createSecurityHeaders(config.publicOrigin);
  const app = fastify({
    logger: loggerOptions(config.logLevel, logStream),
    // One line a request, our own (plugins/logging.ts).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: bodyBytesMax,
    // Only the edge on this machine and the proxies of the configuration may say who the client is.
    trustProxy: compileTrustedProxies(config.trustedProxies),
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two for the whole request, and looks for late ones every 30 seconds unless told otherwise.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1_000 },
    // While stopping, requests on open connections are still answered, and the connection closed after them.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded meets no hook.
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
  registerLogging(app);
  registerErrors(app);
  registerEarlyReplies(app);
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply));
  registerCrossOrigin(app, config.identity.authorizedParties);
  registerAuthentication(app);
  await registerCompression(app);

  const nodes = createNodeChecker({ timeoutMs: nodeTimeoutMs, arePrivateAddressesAllowed: config.arePrivateNodesAllowed });
  app.addHook('onClose', () => nodes.close());
  const services = createServices({ orm: database.orm, directory, paymentProvider, nodes, forms, now, ...config });
  const callsMax = config.requestsPerMinute;
  const limiter = createRateLimiter({ callsMax, windowMs: 60_000 });
  const guards = { sessions, limiter, callsMax, findRole: services.projects.findRole };
  await app.register(
    async (api) => {
      registerHealth(api, database);
      await registerReference(api, apiPrefix);
      const { webhookSigningSecret: signingSecret } = config.identity;
      if (signingSecret !== null) await registerIdentityEvents(api, { accounts: services.accounts, signingSecret });
      if (paymentProvider !== null) await registerPostback(api, { ...services, provider: paymentProvider });
      for (const route of routes.filter(({ call }) => call.cacheSecs === undefined)) registerRoute(api, route, services, guards);
      await api.register(async (cached) => {
        // Weak: a compressed reply has the tag of the plain one.
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
