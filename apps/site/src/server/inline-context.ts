import type { PageContext } from '../shared/page-context.ts';

/** A page's context as its own document carries it: without the article, which stands in the document already. */
export function inlineContext(context: PageContext): PageContext {
  const { content } = context;
  if (typeof content !== 'object' || content === null || !('html' in content)) return context;
  const { html: _html, ...rest } = content;
  return { ...context, content: rest };
}
