export { chooseEncoding, type Encoding } from './choose-encoding.ts';
export { contentSecurityPolicy, type DocumentApp, type ForeignOrigins } from './content-security-policy.ts';
export { contentTypeOf, isCompressible } from './content-types.ts';
export { foreignOrigins, type ForeignOriginsParameters } from './foreign-origins.ts';
export { matchesEtag } from './matches-etag.ts';
export { parseSegments } from './parse-segments.ts';
export { chosenEnglishPath, redirectLocation } from './redirect-location.ts';
export { securityHeaders } from './security-headers.ts';
export { enforceTransportSecurity, transportSecurityHeaders } from './transport-security.ts';
