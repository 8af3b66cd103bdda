import { placeholderOrigin } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { fillOrigin } from './fill-origin.ts';

const socketUrl = placeholderOrigin.replace(/^http/, 'ws');

it('names the gateway that the reader’s browser reaches, over HTTP and WebSocket', () => {
  const text = `curl ${placeholderOrigin}/rpc/base/YOUR_TOKEN\nwscat -c ${socketUrl}/rpc/base/YOUR_TOKEN`;
  expect(fillOrigin(text, 'https://preview.example')).toBe(
    'curl https://preview.example/rpc/base/YOUR_TOKEN\nwscat -c wss://preview.example/rpc/base/YOUR_TOKEN',
  );
});

it('leaves other addresses of the site as they are', () => {
  const text = `[Plans](${placeholderOrigin}/pricing), http://localhost:40001/rpc/base`;
  expect(fillOrigin(text, 'https://preview.example')).toBe(text);
});
