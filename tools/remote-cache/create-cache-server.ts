import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { openCacheFolder, type StoreProblem } from './cache-folder.ts';

export interface CacheServerOptions {
  readonly folder: string;
  /** Token that can read and store entries. Whoever has it decides what everyone else builds. */
  readonly writeToken: string;
  /** Token that can only read; undefined for none. */
  readonly readToken: string | undefined;
  readonly bytesMax: number;
  /** @default false */
  readonly logsRequests?: boolean;
}

type Rights = 'none' | 'read' | 'write';

const problems: Readonly<Record<StoreProblem, readonly [status: number, text: string]>> = {
  exists: [409, 'There is an entry with this hash, and entries never change.'],
  'too large': [413, 'The entry is too large.'],
  empty: [400, 'The entry is empty.'],
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function createRightsOf({ writeToken, readToken }: CacheServerOptions): (authorization: string | undefined) => Rights {
  const write = digest(`Bearer ${writeToken}`);
  const read = readToken === undefined ? write : digest(`Bearer ${readToken}`);
  return (authorization = '') => {
    const given = digest(authorization);
    if (timingSafeEqual(given, write)) return 'write';
    return timingSafeEqual(given, read) ? 'read' : 'none';
  };
}

/** Replies in plain text, because Nx prints the body. */
const say = (reply: FastifyReply, status: number, text: string): FastifyReply => reply.code(status).type('text/plain').send(text);

/**
 * Creates a server for Nx's remote cache protocol (https://nx.dev/docs/kb/self-hosted-caching). Nx takes 409 and 403 on a PUT as "not stored",
 * without a warning, and anything else that isn't 200 or 404 as an error.
 */
export async function createCacheServer(options: CacheServerOptions): Promise<FastifyInstance> {
  const { bytesMax, logsRequests = false } = options;
  const folder = await openCacheFolder(options.folder);
  const rightsOf = createRightsOf(options);
  // A stop waits this long for a client whose download was running. Fastify's default is 72 seconds.
  const server = fastify({ logger: logsRequests, bodyLimit: bytesMax, keepAliveTimeout: 5000 });
  // Bodies are not parsed, but written straight to disk.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));

  server.addHook('onRequest', async ({ headers, method }, reply) => {
    const rights = rightsOf(headers.authorization);
    if (rights === 'none') return say(reply, 401, 'The access token is missing or wrong.');
    if (rights === 'read' && method !== 'GET' && method !== 'HEAD') return say(reply, 403, 'This access token can only read.');
    return undefined;
  });
  server.setNotFoundHandler((_request, reply) => say(reply, 404, 'There is nothing here.'));
  server.setErrorHandler((error, { log }, reply) => {
    log.error(error);
    return say(reply, 500, 'The cache has failed.');
  });

  server.get<{ Params: { hash: string } }>('/v1/cache/:hash(^[\\w-]+$)', async ({ params }, reply) => {
    const entry = await folder.find(params.hash);
    if (entry === null) return say(reply, 404, 'There is no entry with this hash.');
    return reply.type('application/octet-stream').header('content-length', entry.bytes).send(entry.body);
  });

  server.put<{ Params: { hash: string }; Body: IncomingMessage | undefined }>(
    '/v1/cache/:hash(^[\\w-]+$)',
    async ({ params: { hash }, body, headers }, reply) => {
      const refuse = (problem: StoreProblem): FastifyReply => {
        // The rest of the body isn't read.
        void reply.header('connection', 'close');
        return say(reply, ...problems[problem]);
      };
      if (body === undefined) return refuse('empty');
      if (Number(headers['content-length'] ?? 0) > bytesMax) return refuse('too large');
      if (await folder.has(hash)) return refuse('exists');
      const problem = await folder.store(hash, body, bytesMax);
      return problem === null ? say(reply, 200, 'Stored.') : refuse(problem);
    },
  );
  return server;
}
