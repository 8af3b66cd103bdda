import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { documentTitle, siteConfig } from '@onepoint/site-config';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';
import { implementedOperations } from '../routes.ts';
import { completeReferencePage, referenceFonts, referenceName, referenceStyles } from './reference-page.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Allows inline scripts by hash, and everything else from this origin only. */
export function referencePolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map((match) => `'sha256-${hash('sha256', match[1] ?? '', 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // Scalar writes style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface DocumentOptions {
  prefix: string;
  publicOrigin: string;
}

const hostCharacters = /^[\w.:[\]-]+$/;

/** Serves `/openapi.json`, which changes only with a release. */
export function registerDocument(app: FastifyInstance, { prefix, publicOrigin }: DocumentOptions): void {
  const document = JSON.stringify(
    buildOpenApiDocument({ title: `${siteConfig.name} API`, serverUrl: `${publicOrigin}${prefix}`, operations: implementedOperations }),
  );
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }).send(document),
  );
}

/** Serves `/reference`: one page and one script to browse the document. */
export async function registerReference(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(async (reference) => {
    // The plugin builds a URL from the host header and throws if it is invalid.
    reference.addHook('onRequest', async (request) => {
      if (!hostCharacters.test(request.host) || !URL.canParse(`http://${request.host}`)) throw new ApiError('VALIDATION_FAILED');
    });
    reference.addHook('onSend', async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('text/html')) {
        const html = completeReferencePage(String(payload));
        reply.header('content-security-policy', referencePolicy(html));
        return html;
      }
      if (type.startsWith('application/javascript')) reply.header('cache-control', 'public, max-age=3600');
      return payload;
    });
    reference.get<{ Params: { file: string } }>('/reference/fonts/:file', async ({ params }, reply) => {
      const font = referenceFonts.get(params.file);
      if (font === undefined) throw new ApiError('ROUTE_NOT_FOUND');
      return reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }).send(font);
    });
    await reference.register(scalar, {
      routePrefix: '/reference',
      configuration: {
        url: `${prefix}/openapi.json`,
        pageTitle: documentTitle(referenceName),
        theme: 'none',
        customCss: referenceStyles,
        // The page follows the theme that users select in the other apps of this origin.
        hideDarkModeToggle: true,
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
