import { vi } from 'vitest';

/** An API that takes each request and never answers, and a time limit that is over at once. Whoever calls it undoes stubs and mocks after the test. */
export function stubSilentApi(): void {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Promise<Response>(() => undefined);
    }),
  );
}
