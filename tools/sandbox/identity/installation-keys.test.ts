import { embeddedPublishableKey, embeddedSecretKeyPrefix, isSandboxPublicKey } from '@onepoint/environment';
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openInstallationKeys } from './installation-keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'identity-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('openInstallationKeys', () => {
  it('keeps its keys after a restart', () => {
    const first = openInstallationKeys(dataDir);
    const second = openInstallationKeys(dataDir);
    expect(second.jwtKey).toBe(first.jwtKey);
    expect(second.secretKey).toBe(first.secretKey);
    expect(second.keyId).toBe(first.keyId);
  });

  it('generates different keys for another installation', () => {
    const first = openInstallationKeys(dataDir);
    const other = openInstallationKeys(join(dataDir, 'other'));
    expect(other.jwtKey).not.toBe(first.jwtKey);
    expect(other.secretKey).not.toBe(first.secretKey);
  });

  it('marks the signing key in every encoding of its public half', () => {
    const { jwtKey, privateKey } = openInstallationKeys(dataDir);
    for (const text of [jwtKey, jwtKey.replaceAll('\n', String.raw`\n`), jwtKey.replaceAll('\n', ' ')])
      expect(isSandboxPublicKey(text)).toBe(true);
    expect(privateKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65_537n });
    const text = Buffer.from('signed');
    expect(verify('RSA-SHA256', text, createPublicKey(jwtKey), sign('RSA-SHA256', text, privateKey))).toBe(true);
  });

  it('replaces an unmarked signing key of an older version and keeps the secret key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    writeFileSync(join(dataDir, 'keys.json'), JSON.stringify({ keyId: 'ins_old', privateKeyPem, secretKey: 'sk_test_embedded_old' }));
    const { keyId, jwtKey, secretKey } = openInstallationKeys(dataDir);
    expect(isSandboxPublicKey(jwtKey)).toBe(true);
    expect(keyId).not.toBe('ins_old');
    expect(secretKey).toBe('sk_test_embedded_old');
    expect(openInstallationKeys(dataDir).jwtKey).toBe(jwtKey);
  });

  it('adds a webhook secret to an older installation once', () => {
    openInstallationKeys(dataDir);
    const file = join(dataDir, 'keys.json');
    const { webhookSigningSecret: _made, ...before } = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, JSON.stringify(before));
    const first = openInstallationKeys(dataDir);
    expect(first.webhookSigningSecret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(first.secretKey).toBe(before['secretKey']);
    expect(openInstallationKeys(dataDir).webhookSigningSecret).toBe(first.webhookSigningSecret);
  });

  it('makes the files readable for the current user only', () => {
    openInstallationKeys(dataDir);
    for (const file of ['keys.json', 'public.json']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  it('exposes only the public half to other processes', () => {
    const { jwtKey, secretKey, webhookSigningSecret } = openInstallationKeys(dataDir);
    const text = readFileSync(join(dataDir, 'public.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ publishableKey: embeddedPublishableKey, secretKey, jwtKey, webhookSigningSecret });
    expect(text).not.toContain('PRIVATE');
    expect(secretKey.startsWith(embeddedSecretKeyPrefix)).toBe(true);
  });
});
