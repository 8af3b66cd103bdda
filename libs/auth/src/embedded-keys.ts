/**
 * Publishable key of the embedded identity service: its host in base64, without a secret. A literal, so that builds that do not use it can drop
 * it.
 */
export const embeddedPublishableKey = 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==';

/** Path of the embedded identity service on the page's origin. */
export const embeddedProxyPath = '/__clerk';
