export { endpointUrl, fillSiteOrigin, placeholderOrigin, siteUrl, type EndpointUrlParameters } from './endpoint-url.ts';
export {
  parsePublicConfig,
  PublicConfigError,
  publicConfigVariables,
  type PublicConfig,
  type PublicConfigVariable,
} from './parse-public-config.ts';
export { countedHost, publicConfig, usesAnalytics, usesEmbeddedIdentity } from './public-config.ts';
export { docsConfig, documentTitle, siteConfig } from './site-config.ts';
