import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPublishableKey, embeddedSecretKeyPrefix, isSandboxPublicKey } from '@onepoint/environment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
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

  it('marks the signing key, in whatever formatting its public half is passed on', () => {
    const { jwtKey, privateKey } = openInstallationKeys(dataDir);
    for (const text of [jwtKey, jwtKey.replaceAll('\n', String.raw`\n`), jwtKey.replaceAll('\n', ' ')])
      expect(isSandboxPublicKey(text)).toBe(true);
    expect(privateKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65_537n });
    const text = Buffer.from('signed');
    expect(verify('RSA-SHA256', text, createPublicKey(jwtKey), sign('RSA-SHA256', text, privateKey))).toBe(true);
  });

  it('replaces a signing key from before keys were marked, and keeps the secret key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    writeFileSync(join(dataDir, 'keys.json'), JSON.stringify({ keyId: 'ins_old', privateKeyPem, secretKey: 'sk_test_embedded_old' }));
    const { keyId, jwtKey, secretKey } = openInstallationKeys(dataDir);
    expect(isSandboxPublicKey(jwtKey)).toBe(true);
    expect(keyId).not.toBe('ins_old');
    expect(secretKey).toBe('sk_test_embedded_old');
    expect(openInstallationKeys(dataDir).jwtKey).toBe(jwtKey);
  });

  it('gives an installation from before its secret for events, once', () => {
    openInstallationKeys(dataDir);
    const file = join(dataDir, 'keys.json');
    const { webhookSigningSecret: _made, ...before } = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, JSON.stringify(before));
    const first = openInstallationKeys(dataDir);
    expect(first.webhookSigningSecret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(first.secretKey).toBe(before['secretKey']);
    expect(openInstallationKeys(dataDir).webhookSigningSecret).toBe(first.webhookSigningSecret);
  });

  it('lets no other user of the machine read them', () => {
    openInstallationKeys(dataDir);
    for (const file of ['keys.json', 'public.json']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  it('tells other processes the public half alone', () => {
    const { jwtKey, secretKey, webhookSigningSecret } = openInstallationKeys(dataDir);
    const text = readFileSync(join(dataDir, 'public.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ publishableKey: embeddedPublishableKey, secretKey, jwtKey, webhookSigningSecret });
    expect(text).not.toContain('PRIVATE');
    expect(secretKey.startsWith(embeddedSecretKeyPrefix)).toBe(true);
  });
});
