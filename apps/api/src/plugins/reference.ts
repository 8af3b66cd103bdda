import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { siteConfig } from '@onepoint/site-config';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { implementedOperations } from '../routes.ts';
import { referencePolicy } from './reference-policy.ts';

export interface DocumentOptions {
  prefix: string;
  publicOrigin: string;
}

const hostCharacters = /^[\w.:[\]-]+$/;

/** The page says its language, and that it has no icon: else the browser asks for one at an address that is not ours. */
function completePage(html: string): string {
  return html.replace('<html>', '<html lang="en">').replace('<head>', '<head>\n    <link rel="icon" href="data:," />');
}

/** `/openapi.json`: it changes with a release, no sooner. */
export function registerDocument(app: FastifyInstance, { prefix, publicOrigin }: DocumentOptions): void {
  const document = JSON.stringify(
    buildOpenApiDocument({ title: `${siteConfig.name} API`, serverUrl: `${publicOrigin}${prefix}`, operations: implementedOperations }),
  );
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }).send(document),
  );
}

/** `/reference` to browse the document: one page and one script, both from here. */
export async function registerReference(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(async (reference) => {
    // The page's plugin builds an address from the host header and fails on one that is none.
    reference.addHook('onRequest', async (request) => {
      if (!hostCharacters.test(request.host) || !URL.canParse(`http://${request.host}`)) throw new ApiError('VALIDATION_FAILED');
    });
    reference.addHook('onSend', async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('text/html')) {
        const html = completePage(String(payload));
        reply.header('content-security-policy', referencePolicy(html));
        return html;
      }
      if (type.startsWith('application/javascript')) reply.header('cache-control', 'public, max-age=3600');
      return payload;
    });
    await reference.register(scalar, {
      routePrefix: '/reference',
      configuration: {
        url: `${prefix}/openapi.json`,
        pageTitle: `${siteConfig.name} API reference`,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        persistAuth: false,
        showDeveloperTools: 'never',
        mcp: { disabled: true },
        agent: { disabled: true },
        authentication: { preferredSecurityScheme: 'session' },
      },
    });
  });
}
