export { docsConfig, siteConfig } from './site-config.ts';
export { countedHost, publicConfig, usesAnalytics, usesEmbeddedIdentity } from './public-config.ts';
export { parsePublicConfig, publicConfigVariables, type PublicConfig, type PublicConfigVariable } from './parse-public-config.ts';
export { PublicConfigError } from './public-config-error.ts';
export { endpointUrl, fillSiteOrigin, placeholderOrigin, siteUrl, type EndpointUrlParameters } from './endpoint-url.ts';
