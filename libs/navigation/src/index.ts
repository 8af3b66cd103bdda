export { areaOf, ownerOf, type Area, type PathOwner } from './area.ts';
export { clickActionOf, type ClickAction, type ClickActionParameters } from './click-action.ts';
export { codeLoader, createCodeLoader, type CodeLoader, type CodeLoaderHost, type CodeState, type LoadCodeOptions } from './code-loader.ts';
export {
  createNavigator,
  type NavigationFailure,
  type Navigator,
  type NavigatorLocation,
  type NavigatorParameters,
  type NavigatorState,
} from './create-navigator.ts';
export { createPrefetchCache, type PrefetchCache } from './create-prefetch-cache.ts';
export { parseHistoryEntry, type HistoryEntry } from './history-entry.ts';
export { canonicalPath, localePath, parseLanguagePrefix, switchLanguage, type LocalizedPath } from './language-prefix.ts';
export { NavigationError, type NavigationErrorCode } from './navigation-error.ts';
export { parsePageAbort, type PageAbort } from './page-abort.ts';
export { pageContextUrl, pageOfContextUrl } from './page-context-url.ts';
export { prefersLessData, type ConnectionHints } from './prefers-less-data.ts';
export { readPageContext, type PageContextReply, type PageContextResponse } from './read-page-context.ts';
export { resolvePage, type ResolvedPage } from './resolve-page.ts';
export { assertRoutePattern, matchesRoutePattern, RoutePatternError } from './route-pattern.ts';
export { createScrollMemory, type ScrollMemory, type ScrollPosition } from './scroll-memory.ts';
export { scrollTargetOf, type Arrival, type ScrollTarget } from './scroll-target.ts';
export { parseSearchParameters, type SearchParameters } from './search-parameters.ts';
export { linkKindOf, shouldNavigate, type LinkKind, type NavigationAnchor, type NavigationClick } from './should-navigate.ts';
export { removeTrailingSlashes } from './trailing-slashes.ts';
