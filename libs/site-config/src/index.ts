export {
  endpointUrl,
  fillHostAddresses,
  placeholderOrigin,
  siteUrl,
  type EndpointUrlParameters,
  type HostAddresses,
} from './endpoint-url.ts';
export {
  parsePublicConfig,
  PublicConfigError,
  publicConfigVariables,
  type PublicConfig,
  type PublicConfigVariable,
  type PublicVariables,
} from './parse-public-config.ts';
export { countedHost, publicConfig, usesEmbeddedIdentity, usesReports } from './public-config.ts';
export { docsConfig, documentTitle, siteConfig } from './site-config.ts';
