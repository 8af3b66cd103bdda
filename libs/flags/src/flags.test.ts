// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flagValues, narrowFlag } from './flag-values.ts';
import { parseFlags } from './parse-flags.ts';
import * as server from './server-flags.ts';
import { createFlagReader } from './web-flags.ts';

const file = JSON.parse(readFileSync(new URL('../../../locales/flags.json', import.meta.url), 'utf8')) as Record<string, object>;
const docsOff = { ...file, 'docs-in-palette': { ...file['docs-in-palette'], defaultVariant: 'off' } };

const fetchFlags = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  vi.stubGlobal('fetch', fetchFlags);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchFlags.mockReset();
});

it('reads flags of the served file in the browser, and the file only once', async () => {
  fetchFlags.mockResolvedValue(Response.json(docsOff));
  const readFlag = createFlagReader();
  expect(await readFlag('docs-in-palette', 'proj_1')).toBe(false);
  expect(await readFlag('home-call-to-action')).toBe('start');
  expect(fetchFlags.mock.calls).toEqual([[new URL('https://example.com/locales/flags.json')]]);
});

it.each([
  ['is missing', () => new Response('{"error":{}}', { status: 404 })],
  ['is something else', () => Response.json([])],
  ['is broken', () => new Response('{"docs')],
])('reads the default if the file %s, and tries again', async (_what, respond) => {
  fetchFlags.mockImplementationOnce(async () => respond());
  fetchFlags.mockResolvedValueOnce(Response.json(docsOff));
  const readFlag = createFlagReader();
  expect(await readFlag('docs-in-palette')).toBe(true);
  expect(await readFlag('docs-in-palette')).toBe(false);
});

it('reads the default of a flag that an older file does not have', async () => {
  fetchFlags.mockResolvedValue(Response.json({}));
  expect(await createFlagReader()('home-call-to-action')).toBe('start');
});

it('keeps the flags in use on the server if others are invalid', async () => {
  await server.serveFlags(docsOff);
  await expect(server.serveFlags({ 'docs-in-palette': true })).rejects.toThrow();
  expect(await server.readFlag('docs-in-palette', 'en')).toBe(false);
  await server.serveFlags(file);
  expect(await server.readFlag('docs-in-palette', 'en')).toBe(true);
});

it('narrows values that a newer file has', () => {
  expect(narrowFlag('home-call-to-action', 'key')).toBe('key');
  expect(narrowFlag('home-call-to-action', 'newer')).toBe(flagValues['home-call-to-action'][0]);
});

it.each([
  ['variants', { variants: { on: 1 } }],
  ['defaultVariant', { defaultVariant: undefined }],
  ['split', { split: { on: 'half' } }],
])('rejects a wrong %s', (field, wrong) => {
  expect(() => parseFlags({ flag: { ...file['docs-in-palette'], ...wrong } })).toThrow(field);
});
