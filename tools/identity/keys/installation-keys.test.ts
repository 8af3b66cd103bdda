import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedPublishableKey, embeddedSecretKeyPrefix } from './embedded-names.ts';
import { openInstallationKeys } from './installation-keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'identity-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('openInstallationKeys', () => {
  it('keeps the same keys over restarts', () => {
    const first = openInstallationKeys(dataDir);
    const second = openInstallationKeys(dataDir);
    expect(second.jwtKey).toBe(first.jwtKey);
    expect(second.secretKey).toBe(first.secretKey);
    expect(second.keyId).toBe(first.keyId);
  });

  it('makes different keys for another installation', () => {
    const first = openInstallationKeys(dataDir);
    const other = openInstallationKeys(join(dataDir, 'other'));
    expect(other.jwtKey).not.toBe(first.jwtKey);
    expect(other.secretKey).not.toBe(first.secretKey);
  });

  it('lets no other user of the machine read them', () => {
    openInstallationKeys(dataDir);
    for (const file of ['keys.json', 'public.json']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  it('tells other processes the public half alone', () => {
    const { jwtKey, secretKey } = openInstallationKeys(dataDir);
    const text = readFileSync(join(dataDir, 'public.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ publishableKey: embeddedPublishableKey, secretKey, jwtKey });
    expect(text).not.toContain('PRIVATE');
    expect(secretKey.startsWith(embeddedSecretKeyPrefix)).toBe(true);
  });
});
