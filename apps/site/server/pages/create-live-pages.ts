import type { RenderedPage } from '../../vite/rendered-site.ts';
import { ByteLru } from '../cache/byte-lru.ts';
import type { Reply } from '../http/reply.ts';

/** A page as it was rendered last: its document, and what client navigation loads. */
export interface LivePage {
  document: Reply;
  context: Reply;
}

export interface LivePagesParameters {
  /** Whether a path is a page that reads data. No other path is ever rendered or remembered. */
  isLive: (path: string) => boolean;
  render: (path: string) => Promise<RenderedPage>;
  toReplies: (page: RenderedPage, origin: string) => LivePage;
  bytesMax: number;
  /** How long somebody waits for a page of which there is none fresh enough, before what there is is sent. */
  waitMs: number;
  onFailure: (path: string, error: unknown) => void;
  now?: () => number;
}

interface Entry {
  page?: LivePage;
  /** Until then it is sent without a look. */
  freshUntilMs: number;
  /** Until then it is sent while the next is rendered. */
  staleUntilMs: number;
  rendering?: Promise<void> | undefined;
}

/** A page that failed is tried again after this. */
const retryMs = 5000;
/** What an entry weighs beside its page. */
const entryBytes = 200;

const keyOf = (path: string, origin: string): string => `${origin}${path}`;

/** Compressed copies are made later: text shrinks to less than a half in each of the two encodings. */
const weightOf = ({ page }: Entry): number => entryBytes + (page === undefined ? 0 : 2 * (page.document.bytes() + page.context.bytes()));

/**
 * Pages with data for each origin, rendered anew when their data are no longer fresh: one rendering of a page at a time, the last good one in the meantime,
 * and failures are never remembered as pages.
 *
 * @returns the page, or undefined where there is none yet: the file of the build is sent then
 */
export function createLivePages(parameters: LivePagesParameters): {
  find: (path: string, origin: string) => Promise<LivePage | undefined>;
  bytes: () => number;
} {
  const { isLive, render, toReplies, bytesMax, waitMs, onFailure, now = Date.now } = parameters;
  const cache = new ByteLru<Entry>(bytesMax);
  // An entry may be pushed out while it is rendered: the rendering has to be found all the same.
  const rendering = new Map<string, Promise<void>>();

  const renderNow = async (path: string, origin: string, entry: Entry): Promise<void> => {
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
    cache.set(keyOf(path, origin), entry, weightOf(entry));
    rendering.delete(keyOf(path, origin));
  };

  const refresh = (path: string, origin: string, entry: Entry): Promise<void> => {
    const key = keyOf(path, origin);
    const known = rendering.get(key) ?? Promise.resolve().then(async () => renderNow(path, origin, entry));
    rendering.set(key, known);
    return known;
  };

  return {
    bytes: () => cache.bytes,
    find: async (path, origin) => {
      if (!isLive(path)) return undefined;
      const entry = cache.get(keyOf(path, origin)) ?? { freshUntilMs: 0, staleUntilMs: 0 };
      const nowMs = now();
      if (nowMs < entry.freshUntilMs) return entry.page;
      const refreshed = refresh(path, origin, entry);
      if (nowMs >= entry.staleUntilMs) await withinMs(refreshed, waitMs);
      return cache.get(keyOf(path, origin))?.page ?? entry.page;
    },
  };
}

/** Resolves with the promise, or after the time. */
async function withinMs(promise: Promise<void>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
