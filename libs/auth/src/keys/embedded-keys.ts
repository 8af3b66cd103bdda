/**
 * Publishable key of the embedded identity service: its host in base64, as publishable keys are made. Written out, so that a build that does not
 * use it drops it. The same for every installation: it only names the service. What signs and what opens is generated per installation.
 */
export const embeddedPublishableKey = 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==';

/** Path of the embedded identity service on the product's own origin. */
export const embeddedProxyPath = '/__clerk';
