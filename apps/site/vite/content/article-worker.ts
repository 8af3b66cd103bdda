import { parentPort } from 'node:worker_threads';
import { compileArticle, type CompileArticleParameters } from './compile-article.ts';

export interface ArticleRequest {
  readonly id: number;
  readonly parameters: CompileArticleParameters;
}

/** `code`, or the mistake that the article has. */
export type ArticleReply = { readonly id: number } & ({ readonly code: string } | { readonly mistake: Error });

async function reply({ id, parameters }: ArticleRequest): Promise<ArticleReply> {
  try {
    return { id, code: await compileArticle(parameters) };
  } catch (error) {
    return { id, mistake: error instanceof Error ? error : new Error(String(error)) };
  }
}

let answered = Promise.resolve();

parentPort?.on('message', (request: ArticleRequest) => {
  // One after the other: whoever waits for the first goes on while the others are compiled.
  answered = answered.then(async () => parentPort?.postMessage(await reply(request), []));
});
