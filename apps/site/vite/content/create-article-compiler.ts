import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArticleReply, ArticleRequest } from './article-worker.ts';
import type { CompileArticleParameters, CompiledArticle } from './compile-article.ts';

type Settle = PromiseWithResolvers<CompiledArticle>;

interface Thread {
  readonly worker: Worker;
  /** What it was asked for and has not answered, by number. */
  readonly open: Map<number, Settle>;
}

/** Bundling has a core of its own. */
const threadsMax = Math.max(1, availableParallelism() - 1);
/** Articles that wait in each thread before another one is worth its start, which takes as long as compiling so many. */
const waitingMin = 48;

export interface ArticleCompiler {
  /** Has the first thread load what it needs, so that articles do not wait for it. */
  prepare: () => void;
  /** As `compileArticle`. */
  compile: (parameters: CompileArticleParameters) => Promise<CompiledArticle>;
}

/**
 * Compiles articles in threads of its own: bundling, which asks for them, is one long computation too. The first starts with the first article,
 * others where many wait, at most one for each core but the one that bundles. None keeps a process alive that has nothing else to do.
 */
export function createArticleCompiler(): ArticleCompiler {
  const threads = new Set<Thread>();
  let count = 0;
  const start = (): Thread => {
    const thread: Thread = { worker: new Worker(new URL('./article-worker.ts', import.meta.url)), open: new Map() };
    const { worker, open } = thread;
    threads.add(thread);
    worker.on('message', (reply: ArticleReply) => {
      const settle = open.get(reply.id);
      open.delete(reply.id);
      if (open.size === 0) worker.unref();
      if ('compiled' in reply) settle?.resolve(reply.compiled);
      else settle?.reject(reply.mistake);
    });
    worker.on('error', (error) => {
      threads.delete(thread);
      for (const { reject } of open.values()) reject(error);
      open.clear();
    });
    return thread;
  };
  const pick = (): Thread => {
    const [least] = [...threads].toSorted((a, b) => a.open.size - b.open.size);
    const isEnough = threads.size >= threadsMax || (least?.open.size ?? waitingMin) < waitingMin;
    return least !== undefined && isEnough ? least : start();
  };
  return {
    prepare: () => pick().worker.unref(),
    compile: async (parameters) => {
      const { worker, open } = pick();
      worker.ref();
      count += 1;
      const settle = Promise.withResolvers<CompiledArticle>();
      open.set(count, settle);
      worker.postMessage({ id: count, parameters } satisfies ArticleRequest, []);
      return settle.promise;
    },
  };
}
