export { areaOf, ownerOf, type Area, type PathOwner } from './area.ts';
export { canonicalPath, localePath, parseLanguagePrefix, switchLanguage, type LocalizedPath } from './language-prefix.ts';
export { pageContextUrl, pageOfContextUrl } from './page-context-url.ts';
export { assertRoutePattern, matchesRoutePattern, RoutePatternError } from './route-pattern.ts';
export { linkKindOf, shouldNavigate, type LinkKind, type NavigationAnchor, type NavigationClick } from './should-navigate.ts';
export { removeTrailingSlashes } from './trailing-slashes.ts';
