export { chooseEncoding, contentTypeOf, isCompressible, matchesEtag, parseSegments, type Encoding } from './static-files.ts';
export {
  contentSecurityPolicy,
  foreignOrigins,
  inlineSources,
  type ForeignOrigins,
  type InlineSources,
} from './content-security-policy.ts';
export { chosenEnglishPath, redirectLocation } from './redirect-location.ts';
export { enforceTransportSecurity, securityHeaders, transportSecurityHeaders } from './security-headers.ts';
export { formatServedConfig, servedConfigFile, type ServedVariables } from './served-config.ts';
export { dictionaryCacheControl, dictionaryFileOf, dictionaryNotFound, isDictionaryTarget } from './dictionary-files.ts';
