export { endpointUrl, fillSiteOrigin, placeholderOrigin, siteUrl, type EndpointUrlParameters } from './endpoint-url.ts';
export {
  parsePublicConfig,
  PublicConfigError,
  publicConfigVariables,
  type PublicConfig,
  type PublicConfigVariable,
} from './parse-public-config.ts';
export { asksConsent, countedHost, publicConfig, usesAnalytics, usesEmbeddedIdentity, usesReports } from './public-config.ts';
export { docsConfig, documentTitle, siteConfig } from './site-config.ts';
