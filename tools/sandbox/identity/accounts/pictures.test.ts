import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestIdentity, type TestBrowser } from '../testing/start-test-identity.ts';
import { imageBytesMax } from './pictures.ts';
import { detectImageType } from './pictures.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const userSchema = z.object({ image_url: z.string(), has_image: z.boolean() });
const errorsSchema = z.object({ errors: z.array(z.object({ code: z.string() })) });

async function upload(browser: TestBrowser, bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([bytes], 'picture', { type }));
  const headers = { origin: identity.publicOrigin, cookie: browser.cookie() ?? '' };
  return fetch(`${identity.address}/__clerk/v1/me/profile_image`, { method: 'POST', headers, body });
}

async function imageOf(browser: TestBrowser): Promise<Response> {
  const { image_url: url } = userSchema.parse((await browser.send('GET', '/me')).response);
  return fetch(url.replace(identity.publicOrigin, identity.address));
}

describe('profile image', () => {
  it('is stored and served with its type and a sandboxing policy', async () => {
    const { browser } = await identity.signUp('picture@example.com');
    const png = new Uint8Array([...pngStart, 1, 2, 3]);
    expect((await upload(browser, png)).status).toBe(200);
    const image = await imageOf(browser);
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('is detected by its bytes, not by the claimed type', async () => {
    const { browser } = await identity.signUp('fake@example.com');
    const reply = await upload(browser, new TextEncoder().encode('<svg onload="alert(1)"/>'));
    expect(errorsSchema.parse(await reply.json()).errors[0]?.code).toBe('image_type_not_supported');
  });

  it.each([imageBytesMax + 1, imageBytesMax + 100_000])('is rejected at %i bytes', async (length) => {
    const { browser } = await identity.signUp(`large-${length}@example.com`);
    const bytes = new Uint8Array(length);
    bytes.set(pngStart);
    expect((await upload(browser, bytes)).status).toBe(413);
  });

  it('is replaced by the placeholder after deletion', async () => {
    const { browser } = await identity.signUp('placeholder@example.com');
    await upload(browser, new Uint8Array(pngStart));
    await browser.send('DELETE', '/me/profile_image');
    const image = await imageOf(browser);
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(await image.text()).toMatch(/^<svg/);
  });
});

describe('detectImageType', () => {
  it.each([
    ['image/png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/gif', Buffer.from('GIF89a')],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ])('detects %s', (type, bytes) => {
    expect(detectImageType(bytes)).toBe(type);
  });

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', 'GIF', '%PDF-1.7'])(
    'rejects %j',
    (text) => {
      expect(detectImageType(Buffer.from(text))).toBeNull();
    },
  );
});
