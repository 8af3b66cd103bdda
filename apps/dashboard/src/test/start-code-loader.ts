import { codeLoader } from '@onepoint/navigation';
import { onTestFinished, vi } from 'vitest';

/**
 * Starts the page's code loader for one test, with a reachable or unreachable server. Records document loads instead of performing them.
 */
export function startCodeLoader({ isServerThere = true, target = '/dashboard' } = {}) {
  const server = { isThere: isServerThere };
  const assign = vi.fn<(href: string) => void>();
  const kept = new Map<string, string>();
  const host = {
    addEventListener: window.addEventListener.bind(window),
    location: { href: 'http://localhost/', assign },
    fetch: () => (server.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))),
  };
  const stop = codeLoader.start({
    window: host as unknown as Window & typeof globalThis,
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value).size > 0,
      removeItem: (key) => void kept.delete(key),
    },
    buildId: 'build-1',
    findTarget: () => target,
  });
  onTestFinished(stop);
  const reconnect = (): void => {
    server.isThere = true;
    window.dispatchEvent(new Event('online'));
  };
  return { assign, server, reconnect };
}
