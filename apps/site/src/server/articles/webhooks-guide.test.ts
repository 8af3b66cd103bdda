// @vitest-environment node
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const guide = await readFile(new URL('../../../content/docs/webhooks.mdx', import.meta.url), 'utf8');

/** The function in the guide's sample. */
async function readSample(): Promise<(delivery: { headers: Record<string, string>; body: string; secret: string }) => boolean> {
  const code = /```js\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const { isFromUs } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromUs: Awaited<ReturnType<typeof readSample>>;
  };
  return isFromUs;
}

const secret = `whsec_${Buffer.from('current').toString('base64')}`;
const body = '{"event":"test"}';
const nowSecs = () => Math.floor(Date.now() / 1_000);

const sign = (key: string, timestamp: number, text = body): string =>
  `v1,${createHmac('sha256', key).update(`evt_1.${timestamp}.${text}`).digest('base64')}`;

const deliveryOf = (signature: string, timestamp: number) => ({
  headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature },
  body,
  secret,
});

it('accepts what we sign, also while a secret is rotated', async () => {
  const isFromUs = await readSample();
  const at = nowSecs();
  expect(isFromUs(deliveryOf(sign('current', at), at))).toBe(true);
  expect(isFromUs(deliveryOf(`${sign('next', at)} ${sign('current', at)}`, at))).toBe(true);
});

it('rejects other signatures, other bodies, and old or missing timestamps', async () => {
  const isFromUs = await readSample();
  const at = nowSecs();
  expect(isFromUs(deliveryOf(sign('forged', at), at))).toBe(false);
  expect(isFromUs(deliveryOf(sign('current', at, '{"event":"other"}'), at))).toBe(false);
  expect(isFromUs(deliveryOf('v1,', at))).toBe(false);
  const old = at - 3_600;
  expect(isFromUs(deliveryOf(sign('current', old), old))).toBe(false);
  const { headers, ...rest } = deliveryOf(sign('current', at), at);
  expect(isFromUs({ ...rest, headers: { ...headers, 'webhook-timestamp': 'never' } })).toBe(false);
});
