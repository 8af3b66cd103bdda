import { expect, it } from 'vitest';
import { findReadyAddress } from './find-ready-address.ts';

it('reads the address of a server that is ready', () => {
  expect(findReadyAddress('{"ready":true,"address":"http://127.0.0.1:4030"}')).toBe('http://127.0.0.1:4030');
});

it.each(['', 'Listening', '{"level":"info","message":"stopping"}', '{"ready":true}', '{"ready":true,"address":"soon"}'])(
  'finds none in %j',
  (line) => {
    expect(findReadyAddress(line)).toBeUndefined();
  },
);
