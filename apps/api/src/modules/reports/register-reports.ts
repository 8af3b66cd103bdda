import { clientNetwork } from '@onepoint/allow-lists';
import {
  buildPattern,
  cleanMessage,
  framePattern,
  pageKinds,
  reportLimits,
  vitalNames,
  type BrowserReport,
  type ReportedApp,
} from '@onepoint/browser-reports/report';
import { maskSecrets } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import { validationFailed } from '../../errors/to-api-error.ts';
import { createRateLimiter } from '../../plugins/rate-limit.ts';
import type { BrowserMetrics } from './browser-metrics.ts';

/** Per address. A browser sends one report when its page is hidden. */
const reportsPerMinute = 60;
/** For all addresses. Further errors are only counted. */
const loggedErrorsPerMinute = 120;
const vitalMsMax = 600_000;

const apps = Object.keys(pageKinds) as ReportedApp[];
const pageSchema = z.string().max(reportLimits.pageLength);
const reportSchema = z.strictObject({
  app: z.enum(apps),
  build: z.string().max(reportLimits.buildLength).regex(buildPattern),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), page: pageSchema, value: z.number().min(0).max(vitalMsMax) }))
    .max(vitalNames.length),
  errors: z
    .array(
      z.strictObject({
        name: z.string().max(reportLimits.nameLength).regex(/^\w+$/),
        page: pageSchema,
        message: z.string().max(reportLimits.messageLength),
        stack: z.array(z.string().regex(framePattern)).min(1).max(reportLimits.frames),
      }),
    )
    .max(reportLimits.errors),
}) satisfies z.ZodType<BrowserReport>;

interface RegisterReportsParameters {
  origins: readonly string[];
  metrics: BrowserMetrics;
}

/**
 * `POST /reports`: errors and web vitals of our pages in browsers, as JSON in a text body (ADR 0067). Not in the contract, because only our own pages
 * call it, and its shape changes with them. Reports are counted and logged, but not stored.
 */
export async function registerReports(app: FastifyInstance, { origins, metrics }: RegisterReportsParameters): Promise<void> {
  const perAddress = createRateLimiter({ callsMax: () => reportsPerMinute, windowMs: 60_000 });
  const perLog = createRateLimiter({ callsMax: () => loggedErrorsPerMinute, windowMs: 60_000 });
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: reportLimits.bytes },
      async (_request: unknown, body: string) => body,
    );
    reports.post('/reports', {
      onRequest: async (request) => {
        const { allowed, resetMs } = perAddress.take(clientNetwork(request.ip));
        if (!allowed) throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': Math.ceil(resetMs / 1_000).toString() } });
      },
      handler: async (request, reply) => {
        // Without this check, any website could make its visitors send requests here.
        const { origin } = request.headers;
        if (origin === undefined || !origins.includes(origin)) {
          throw validationFailed([{ in: 'headers', path: ['origin'], rule: 'invalid_value', message: 'Must be an origin of our pages' }]);
        }
        const report = parseReport(request.body);
        for (const vital of report.vitals) metrics.recordVital(report.app, vital);
        if (report.errors.length > 0) metrics.recordErrors(report.app, report.build, report.errors.length);
        for (const error of report.errors) {
          if (!perLog.take('').allowed) continue;
          // Browsers redact messages before sending them, but clients can send anything.
          const message = cleanMessage(maskSecrets(error.message));
          request.log.warn({ browserError: { app: report.app, build: report.build, ...error, message } }, 'error in a browser');
        }
        return reply.code(204).send();
      },
    });
  });
}

/** @throws {ApiError} VALIDATION_FAILED */
function parseReport(body: unknown): BrowserReport {
  const parsed = reportSchema.safeParse(parseJson(typeof body === 'string' ? body : ''));
  if (parsed.success) return parsed.data;
  throw validationFailed(
    parsed.error.issues.map(({ path, code, message }) => ({ in: 'body', path: path.map(String), rule: code, message })),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
