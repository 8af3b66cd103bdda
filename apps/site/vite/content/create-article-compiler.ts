import { Worker } from 'node:worker_threads';
import type { ArticleReply, ArticleRequest } from './article-worker.ts';
import type { CompileArticleParameters } from './compile-article.ts';

type Settle = PromiseWithResolvers<string>;

/**
 * Compiles articles as `compileArticle` does, in a thread of its own: bundling, which asks for them, is one long computation too. The thread
 * starts with the first article and keeps no process alive that has nothing else to do.
 */
export function createArticleCompiler(): (parameters: CompileArticleParameters) => Promise<string> {
  const open = new Map<number, Settle>();
  let worker: Worker | undefined;
  let count = 0;
  const start = (): Worker => {
    const started = new Worker(new URL('./article-worker.ts', import.meta.url));
    started.on('message', (reply: ArticleReply) => {
      const settle = open.get(reply.id);
      open.delete(reply.id);
      if (open.size === 0) started.unref();
      if ('code' in reply) settle?.resolve(reply.code);
      else settle?.reject(reply.mistake);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of open.values()) reject(error);
      open.clear();
    });
    return started;
  };
  return async (parameters) => {
    worker ??= start();
    worker.ref();
    count += 1;
    const settle = Promise.withResolvers<string>();
    open.set(count, settle);
    worker.postMessage({ id: count, parameters } satisfies ArticleRequest, []);
    return settle.promise;
  };
}
