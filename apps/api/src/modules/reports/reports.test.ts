import { reportLimits, type BrowserReport } from '@onepoint/browser-reports/report';
import { fastify, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { api, expectError, type ApiReply } from '../../test/api.ts';
import { origin } from '../../test/session-tokens.ts';
import { BrowserMetrics } from './browser-metrics.ts';
import { registerReports } from './register-reports.ts';

const report: BrowserReport = {
  app: 'dashboard',
  build: 'index-Bx81_-7a.js',
  vitals: [{ name: 'LCP', page: 'statistics', value: 1_830.5 }],
  errors: [{ name: 'TypeError', page: 'usage', message: 'x is undefined', stack: ['index-Bx81_-7a.js:1:2345'] }],
};

async function send(body: unknown, headers: Record<string, string> = {}, { app }: { app: FastifyInstance } = api): Promise<ApiReply> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json<unknown>() };
}

/** Serves only this endpoint, from its own address, so that tests don't share rate limits. */
async function startReports() {
  const registry = new Registry();
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(async (prefixed) => registerReports(prefixed, { origins: [origin], metrics: new BrowserMetrics(registry) }), {
    prefix: '/api',
  });
  const read = async (name: string) => (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { app: { app }, read };
}

test('accepts a report without a session, and logs each error on one line without secrets or personal data', async () => {
  const message = 'Failed for ann@example.com at https://x.example/?key=1 with op_Ab3Ab3Ab3Ab3Ab3Ab3Ab3Ab3Ab3Ab3Ab3: "typed text"';
  const build = 'index-logged01.js';
  const reply = await send({ ...report, build, errors: [{ ...report.errors[0], message }] }, { 'x-request-id': 'a-report-of-errors' });
  expect([reply.status, reply.body]).toEqual([204, null]);
  const lines = api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId, browserError }) => requestId === 'a-report-of-errors' && browserError !== undefined);
  expect(lines).toMatchObject([
    {
      level: 'warn',
      browserError: { ...report.errors[0], app: 'dashboard', build, message: 'Failed for [email] at [url] with op_[hidden]: "…"' },
    },
  ]);
});

test.each<[string, unknown]>([
  ['no JSON', 'x'],
  ['nothing', ''],
  ['another app', { ...report, app: 'admin' }],
  ['an unknown field', { ...report, user: 'user_1' }],
  ['an unknown vital', { ...report, vitals: [{ name: 'FID', page: 'usage', value: 1 }] }],
  ['a negative value', { ...report, vitals: [{ name: 'LCP', page: 'usage', value: -1 }] }],
  ['a stack with addresses', { ...report, errors: [{ ...report.errors[0], stack: ['at https://x.example/a.js?key=1:1:1'] }] }],
  ['too many errors', { ...report, errors: Array.from({ length: reportLimits.errors + 1 }, () => report.errors[0]) }],
])('refuses %s', async (_what, body) => {
  expectError(await send(body), 'VALIDATION_FAILED');
});

test('rejects reports from other websites, of other types, and large ones', async () => {
  expectError(await send(report, { origin: 'https://elsewhere.example' }), 'VALIDATION_FAILED');
  expectError(await send(report, { 'content-type': 'application/json' }), 'CONTENT_TYPE_UNSUPPORTED');
  expectError(await send(' '.repeat(reportLimits.bytes + 1)), 'BODY_TOO_LARGE');
});

test('limits the reports of an address', async () => {
  const { app } = await startReports();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 60; turn += 1) statuses.add((await send(report, {}, app)).status);
  expect([...statuses]).toEqual([204]);
  const refused = await send(report, {}, app);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('counts vitals in seconds by app and kind of page, and errors by app and build', async () => {
  const { app, read } = await startReports();
  const vitals: BrowserReport['vitals'] = [...report.vitals, { name: 'CLS', page: 'proj_1', value: 0.08 }];
  await send({ ...report, vitals, errors: [report.errors[0], report.errors[0]] }, {}, app);
  expect(await read('onepoint_browser_vital_seconds_sum')).toEqual([
    'onepoint_browser_vital_seconds_sum{app="dashboard",page="statistics",vital="LCP"} 1.8305',
  ]);
  expect(await read('onepoint_browser_layout_shift_sum')).toEqual(['onepoint_browser_layout_shift_sum{app="dashboard",page="other"} 0.08']);
  expect(await read('onepoint_browser_errors_total')).toEqual([
    'onepoint_browser_errors_total{app="dashboard",build="index-Bx81_-7a.js"} 2',
  ]);
});

test('keeps the errors of the builds that reported last', async () => {
  const registry = new Registry();
  const metrics = new BrowserMetrics(registry);
  for (let build = 0; build < 30; build += 1) {
    metrics.recordErrors('site', `junk-${String(build)}.js`, 1);
    metrics.recordErrors('site', 'real.js', 1);
  }
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('onepoint_browser_errors_total{'));
  expect(lines).toHaveLength(20);
  expect(lines).toContain('onepoint_browser_errors_total{app="site",build="real.js"} 30');
});
