export { ownerOf, type PathOwner } from './area.ts';
export {
  codeLoader,
  createCodeLoader,
  runningBuild,
  type CodeLoader,
  type CodeLoaderHost,
  type CodeState,
  type LoadCodeOptions,
} from './code-loader.ts';
export { docsIndexGroups, docsIndexPath, type DocsIndexEntry } from './docs-index.ts';
export {
  canonicalPath,
  localePath,
  parseLanguagePrefix,
  removeTrailingSlashes,
  switchLanguage,
  type LocalizedPath,
} from './language-prefix.ts';
export {
  clickActionOf,
  linkKindOf,
  shouldNavigate,
  type ClickAction,
  type ClickActionParameters,
  type LinkKind,
  type NavigationAnchor,
  type NavigationClick,
} from './links.ts';
export {
  NavigationError,
  pageContextUrl,
  pageOfContextUrl,
  parsePageAbort,
  parseSearchParameters,
  readPageContext,
  resolvePage,
  type NavigationErrorCode,
  type PageAbort,
  type PageContextReply,
  type PageContextResponse,
  type ResolvedPage,
  type SearchParameters,
} from './page-context.ts';
export { createPrefetchCache, prefersLessData, type ConnectionHints, type PrefetchCache } from './prefetch-cache.ts';
export { assertRoutePattern, matchesRoutePattern, RoutePatternError } from './route-pattern.ts';
export { watchVersion } from './version-watch.ts';
