import { parentPort } from 'node:worker_threads';
import { compileArticle, type CompileArticleParameters, type CompiledArticle } from './compile-article.ts';

export interface ArticleRequest {
  readonly id: number;
  readonly parameters: CompileArticleParameters;
}

/** What was made of the article, or the mistake that it has. */
export type ArticleReply = { readonly id: number } & ({ readonly compiled: CompiledArticle } | { readonly mistake: Error });

async function reply({ id, parameters }: ArticleRequest): Promise<ArticleReply> {
  try {
    return { id, compiled: await compileArticle(parameters) };
  } catch (error) {
    return { id, mistake: error instanceof Error ? error : new Error(String(error)) };
  }
}

let answered = Promise.resolve();

parentPort?.on('message', (request: ArticleRequest) => {
  // One after the other: whoever waits for the first goes on while the others are compiled.
  answered = answered.then(async () => parentPort?.postMessage(await reply(request), []));
});
