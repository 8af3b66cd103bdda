/** Host inside the embedded identity service's publishable key. `.localhost` never resolves beyond the machine (RFC 6761). */
export const embeddedFrontendApiHost = 'embedded.onepoint.localhost';

/**
 * The host in base64, as publishable keys are made; written out, so that a build that does not use it drops it. The same for
 * every installation: it only names the service. What signs and what opens is generated per installation.
 */
export const embeddedPublishableKey = 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==';

/** What the secret keys of embedded identity services start with. */
export const embeddedSecretKeyPrefix = 'sk_test_embedded_';

/** Path of the embedded identity service on the product's own origin. */
export const embeddedProxyPath = '/__clerk';
