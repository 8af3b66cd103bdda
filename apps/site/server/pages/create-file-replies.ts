import { contentTypeOf, isCompressible } from '@onepoint/document-host';
import { fillSiteOrigin } from '@onepoint/site-config';
import { ByteLru } from '../cache/byte-lru.ts';
import { createReply, type Reply } from '../http/reply.ts';

export interface FileRepliesParameters {
  hasFile: (path: string) => boolean;
  readFile: (path: string) => Promise<Buffer>;
  /** The policy of a document that is served at an origin. */
  policyOf: (html: string, origin: string) => string;
  bytesMax: number;
}

/** `name-BzX3k9Qa.js`: the name changes with the content. */
const hashedName = /^\/assets\/.*[-.][\w-]{8,}\.\w+$/;
/** Scripts know the browser's origin, and their names promise that their content stays the same. */
const assets = '/assets/';
/** "No such page" of a language: that is what it says under its own address too. */
const missingPage = /\/404\.html$/;
const immutable = 'public, max-age=31536000, immutable';

/** Whether a file that was built is there no more: a build that is cleared away under its server is gone, not broken. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The files of a build, each read and compressed once per origin for as long as there is room, with the origin filled in. They change with a new process alone.
 */
export function createFileReplies({ hasFile, readFile, policyOf, bytesMax }: FileRepliesParameters) {
  const cache = new ByteLru<Reply>(bytesMax);
  const reading = new Map<string, Promise<Reply | undefined>>();

  const readContent = async (path: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(path);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };

  const read = async (path: string, origin: string): Promise<Reply | undefined> => {
    const built = await readContent(path);
    if (built === undefined) return undefined;
    const contentType = contentTypeOf(path);
    const namesOrigin = isCompressible(contentType) && !path.startsWith(assets);
    const content = namesOrigin ? Buffer.from(fillSiteOrigin(built.toString('utf8'), origin)) : built;
    return createReply({
      status: missingPage.test(path) ? 404 : 200,
      content,
      contentType,
      cacheControl: hashedName.test(path) ? immutable : 'no-cache',
      contentSecurityPolicy: contentType.startsWith('text/html') ? policyOf(content.toString('utf8'), origin) : undefined,
      compression: 'best',
    });
  };

  return {
    bytes: () => cache.bytes,
    /** What a file's address answers at an origin; undefined where nothing was built for it, or that is gone. */
    find: async (path: string, origin: string): Promise<Reply | undefined> => {
      const key = `${origin}${path}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      if (!hasFile(path)) return undefined;
      const pending = reading.get(key) ?? read(path, origin);
      reading.set(key, pending);
      try {
        const reply = await pending;
        // Compressed copies are made later, and weigh less together than the content.
        if (reply !== undefined) cache.set(key, reply, 2 * reply.bytes());
        return reply;
      } finally {
        reading.delete(key);
      }
    },
  };
}
