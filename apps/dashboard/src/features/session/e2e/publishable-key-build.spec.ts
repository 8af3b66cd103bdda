import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHarness } from './harness-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'session-build-'));
afterAll(() => rmSync(directory, { recursive: true }));

function scripts(outDir: string): string {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n');
}

// Strings found only in the embedded identity service: its path, key, and mailbox.
const traces = ['/__clerk', 'ZW1iZWRkZWQub25lcG9pbnQ', 'sandbox-mailbox', 'sandbox/mailbox'];

describe('a build with a publishable key', () => {
  const built = { embedded: '', hosted: '' };
  beforeAll(async () => {
    const embedded = join(directory, 'embedded');
    const hosted = join(directory, 'hosted');
    await buildHarness({ outDir: embedded, publishableKey: '' });
    await buildHarness({ outDir: hosted, publishableKey: `pk_live_${btoa('clerk.example.com$')}` });
    built.embedded = scripts(embedded);
    built.hosted = scripts(hosted);
  }, 300_000);

  it.each(traces)('contains nothing of the embedded identity service: %s', (trace) => {
    expect(built.embedded.includes(trace)).toBe(true);
    expect(built.hosted.includes(trace)).toBe(false);
  });
});
