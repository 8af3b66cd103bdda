import type { RenderedPage } from '../../src/server/entry-server.tsx';
import { ByteLru } from '../cache/byte-lru.ts';
import type { Reply } from '../http/reply.ts';

/** The latest rendering of a page: its document and its page context. */
export interface LivePage {
  document: Reply;
  context: Reply;
}

interface LivePagesParameters {
  /** Whether a path is a page that differs from the file in the build. Other paths are never rendered or cached. */
  isLive: (path: string) => boolean;
  /** Changes when all pages must be rendered again. */
  version?: () => number;
  render: (path: string) => Promise<RenderedPage>;
  toReplies: (page: RenderedPage, origin: string) => LivePage;
  bytesMax: number;
  /** How long a request waits for a rendering before it gets the stale page. */
  waitMs: number;
  onFailure: (path: string, error: unknown) => void;
  now?: () => number;
}

interface Entry {
  page?: LivePage;
  /** Until then, the page is served unchanged. */
  freshUntilMs: number;
  /** Until then it is served while the next one renders. */
  staleUntilMs: number;
  rendering?: Promise<void> | undefined;
}

/** Delay before a failed page renders again. */
const retryMs = 5000;
/** Size of an entry besides its page. */
const entryBytes = 200;

/** Compressed copies are added later: text shrinks to less than half in each of the two encodings. */
const weightOf = ({ page }: Entry): number => entryBytes + (page === undefined ? 0 : 2 * (page.document.bytes() + page.context.bytes()));

/**
 * Pages with data or newer texts, per origin. A page with stale data is rendered again, one rendering per page at a time, and the last good one
 * is served in the meantime. Failures are never cached.
 *
 * @returns `find` returns undefined before the first rendering; the caller then serves the file in the build
 */
export function createLivePages(parameters: LivePagesParameters): {
  find: (path: string, origin: string) => Promise<LivePage | undefined>;
  bytes: () => number;
} {
  const { isLive, version = () => 0, render, toReplies, bytesMax, waitMs, onFailure, now = Date.now } = parameters;
  const cache = new ByteLru<Entry>(bytesMax);
  // An entry may be evicted while it renders; its rendering must still be found.
  const rendering = new Map<string, Promise<void>>();

  const renderNow = async (key: string, path: string, origin: string, entry: Entry): Promise<void> => {
    try {
      const rendered = await render(path);
      if (rendered.status !== 200) throw new Error(`${path} was rendered with status ${String(rendered.status)}`);
      const page = toReplies(rendered, origin);
      const freshMs = rendered.dataFreshMs ?? Number.POSITIVE_INFINITY;
      Object.assign(entry, { page, freshUntilMs: now() + freshMs, staleUntilMs: now() + 2 * freshMs });
    } catch (error) {
      entry.freshUntilMs = now() + retryMs;
      onFailure(path, error);
    }
    cache.set(key, entry, weightOf(entry));
    rendering.delete(key);
  };

  const refresh = (key: string, path: string, origin: string, entry: Entry): Promise<void> => {
    const known = rendering.get(key) ?? Promise.resolve().then(async () => renderNow(key, path, origin, entry));
    rendering.set(key, known);
    return known;
  };

  return {
    bytes: () => cache.bytes,
    find: async (path, origin) => {
      if (!isLive(path)) return undefined;
      const key = `${String(version())} ${origin}${path}`;
      const entry = cache.get(key) ?? { freshUntilMs: 0, staleUntilMs: 0 };
      const nowMs = now();
      if (nowMs < entry.freshUntilMs) return entry.page;
      const refreshed = refresh(key, path, origin, entry);
      if (nowMs >= entry.staleUntilMs) await withinMs(refreshed, waitMs);
      return cache.get(key)?.page ?? entry.page;
    },
  };
}

async function withinMs(promise: Promise<void>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
