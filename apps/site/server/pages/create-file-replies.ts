import { contentTypeOf, isCompressible } from '@onepoint/document-host';
import { ByteLru } from '../cache/byte-lru.ts';
import { createReply, type Reply } from '../http/reply.ts';

interface FileRepliesParameters {
  hasFile: (path: string) => boolean;
  readFile: (path: string) => Promise<Buffer>;
  /** Puts the host's addresses into a text. */
  fill: (text: string, origin: string) => string;
  policyOf: (origin: string) => string;
  bytesMax: number;
}

/** `name-BzX3k9Qa.js`: the name changes with the content. */
const hashedName = /^\/assets\/.*[-.][\w-]{8,}\.\w+$/;
/** Scripts use the browser's origin, and their hashed names promise unchanged content. */
const assets = '/assets/';
/** Not-found documents also have status 404 at their own addresses. */
const missingPage = /\/404\.html$/;
const immutable = 'public, max-age=31536000, immutable';

/** Whether a file of the build was deleted while the server runs. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The files of a build, read and compressed once per origin and cached, with the host's addresses filled in. Changes need a new process.
 */
export function createFileReplies({ hasFile, readFile, fill, policyOf, bytesMax }: FileRepliesParameters) {
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
    const content = namesOrigin ? Buffer.from(fill(built.toString('utf8'), origin)) : built;
    return createReply({
      status: missingPage.test(path) ? 404 : 200,
      content,
      contentType,
      cacheControl: hashedName.test(path) ? immutable : 'no-cache',
      contentSecurityPolicy: contentType.startsWith('text/html') ? policyOf(origin) : undefined,
      compression: 'best',
    });
  };

  return {
    bytes: () => cache.bytes,
    find: async (path: string, origin: string): Promise<Reply | undefined> => {
      const key = `${origin}${path}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      if (!hasFile(path)) return undefined;
      const pending = reading.get(key) ?? read(path, origin);
      reading.set(key, pending);
      try {
        const reply = await pending;
        // Compressed copies are added later; together they are smaller than the content.
        if (reply !== undefined) cache.set(key, reply, 2 * reply.bytes());
        return reply;
      } finally {
        reading.delete(key);
      }
    },
  };
}
