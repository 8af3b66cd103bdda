import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { embeddedProxyPath } from '@onepoint/environment';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { createHttpService, type HttpService } from '../http/http-service.ts';
import { registerBackendRoutes } from './backend.ts';
import { clientJson, registerClientRoutes } from './accounts/client.ts';
import { createBrowser, type Identity } from './context.ts';
import { environmentJson } from './environment.ts';
import { ClerkError, errorJson } from './errors.ts';
import { registerIdentificationRoutes } from './accounts/identification-routes.ts';
import { registerMailbox } from './mailbox.ts';
import { registerOauthPage, registerOauthCallback } from './accounts/external-routes.ts';
import { registerPasswordRoutes } from './accounts/passwords.ts';
import { registerPictures, registerProfileImageRoutes } from './accounts/pictures.ts';
import { registerProfileRoutes } from './accounts/profile.ts';
import { registerSdk } from './sdk.ts';
import { registerBareSessionRoutes, registerKeySet, registerSessionRoutes } from './accounts/sessions.ts';
import { registerSignInRoutes } from './accounts/sign-ins.ts';
import { registerSignUpRoutes } from './accounts/sign-ups.ts';

/** The identity service: Clerk's frontend API below `/__clerk`, its backend API below `/v1`. */
export async function createApp(identity: Identity): Promise<HttpService> {
  const app = createHttpService({
    referrerPolicy: 'no-referrer',
    // Clerk's SDK sends PATCH, PUT and DELETE as `POST ?_method=`, which needs no preflight.
    beforeRouting: (request) => {
      const [, method] = /[?&]_method=(PATCH|PUT|DELETE)(?:&|$)/.exec(request.url ?? '') ?? [];
      if (request.method === 'POST' && method !== undefined) request.method = method;
    },
    createMissing: (status) => new ClerkError(status === 405 ? 'method_not_allowed' : 'resource_not_found'),
    describeError: (error, path) => {
      const clerkError = toClerkError(error);
      if (clerkError.code === 'internal_error') identity.log('Unexpected error', { path, error: String(error) });
      return { status: clerkError.status, body: errorJson(clerkError) };
    },
  });
  await app.register(cookie);
  await app.register(formbody);
  app.decorateRequest('browser');
  app.addHook('onRequest', async (request, reply) => {
    request.browser = createBrowser(identity, request, reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Clerk's server SDK compares the content type with exactly this.
    if (String(reply.getHeader('content-type')).startsWith('application/json')) void reply.header('content-type', 'application/json');
  });

  await app.register(async (backend: HttpService) => registerBackendRoutes(backend, identity), { prefix: '/v1' });
  await app.register(async (frontend: HttpService) => registerFrontendApi(frontend, identity), { prefix: `${embeddedProxyPath}/v1` });
  await app.register(
    async (files: HttpService) => {
      registerMailbox(files, identity);
      registerOauthPage(files, identity);
      registerKeySet(files, identity);
      registerPictures(files, identity);
      registerSdk(files);
    },
    { prefix: embeddedProxyPath },
  );
  return app;
}

async function registerFrontendApi(app: HttpService, identity: Identity): Promise<void> {
  app.addHook('onRequest', async ({ method, headers }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && headers.origin !== identity.settings.publicOrigin) throw new ClerkError('origin_invalid');
  });
  // The SDK repeats the request with PATCH to send its origin.
  app.route({ method: ['GET', 'PATCH'], url: '/environment', handler: async () => environmentJson(identity.settings) });
  registerClientRoutes(app, identity);
  registerBareSessionRoutes(app, identity);
  registerOauthCallback(app, identity);

  await app.register(async (resources: HttpService) => {
    // Clerk's usual reply: the resource, and beside it the browser's state, which the SDK applies.
    resources.addHook('preSerialization', async ({ browser }, reply, response) =>
      reply.statusCode < 400 ? { response, client: clientJson(identity, browser) } : response,
    );
    registerSessionRoutes(resources, identity);
    registerSignUpRoutes(resources, identity);
    registerSignInRoutes(resources, identity);
    registerProfileRoutes(resources, identity);
    registerPasswordRoutes(resources, identity);
    registerProfileImageRoutes(resources, identity);
    registerIdentificationRoutes(resources, identity);
  });
}

function toClerkError(error: unknown): ClerkError {
  if (error instanceof ClerkError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const paramName = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    const isMissing = issue?.keyword === 'invalid_type';
    return new ClerkError(isMissing ? 'form_param_missing' : 'form_param_format_invalid', {
      paramName,
      longMessage: isMissing ? `${paramName} must be included in the request.` : `${paramName}: ${issue?.message}.`,
    });
  }
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ClerkError('request_body_too_large', { cause: error });
  return new ClerkError(statusCode < 500 ? 'request_body_invalid' : 'internal_error', { cause: error });
}
