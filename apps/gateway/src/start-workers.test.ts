import { expect, it, vi } from 'vitest';
import { relay } from './start-workers.ts';

const listener = (isConnected = true) => ({ isConnected: () => isConnected, send: vi.fn() });

it('relays messages to everyone except their sender and disconnected workers', () => {
  const [sender, other, gone] = [listener(), listener(), listener(false)];
  relay('hello', sender, [sender, other, gone, undefined]);
  expect(other.send).toHaveBeenCalledExactlyOnceWith('hello', expect.any(Function));
  expect(sender.send).not.toHaveBeenCalled();
  expect(gone.send).not.toHaveBeenCalled();
});
