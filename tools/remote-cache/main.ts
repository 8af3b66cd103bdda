// npm run remote-cache: serves results of Nx to other machines (CONTRIBUTING.md, "Share the cache").
import { resolve } from 'node:path';
import { EnvironmentError, isSet, problemsOfIssues } from '@onepoint/environment';
import { z } from 'zod';
import { createCacheServer } from './create-cache-server.ts';

const megabyte = 1_000_000;
const token = z.string().min(32, 'must have at least 32 characters');

const envSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4070),
    REMOTE_CACHE_DIR: z.string().default('.nx/remote-cache'),
    REMOTE_CACHE_WRITE_TOKEN: token,
    REMOTE_CACHE_READ_TOKEN: token.optional(),
    REMOTE_CACHE_ENTRY_MEGABYTES: z.coerce.number().positive().default(500),
  })
  .refine((env) => env.REMOTE_CACHE_READ_TOKEN !== env.REMOTE_CACHE_WRITE_TOKEN, {
    path: ['REMOTE_CACHE_READ_TOKEN'],
    message: 'must differ from REMOTE_CACHE_WRITE_TOKEN',
  });

try {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => isSet(value)));
  const { data: env, error } = envSchema.safeParse(set);
  if (env === undefined) throw new EnvironmentError(problemsOfIssues(error.issues, set));
  const server = await createCacheServer({
    folder: resolve(env.REMOTE_CACHE_DIR),
    writeToken: env.REMOTE_CACHE_WRITE_TOKEN,
    readToken: env.REMOTE_CACHE_READ_TOKEN,
    bytesMax: env.REMOTE_CACHE_ENTRY_MEGABYTES * megabyte,
    logsRequests: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  await server.listen({ host: env.HOST, port: env.PORT });
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
