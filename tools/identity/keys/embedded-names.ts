/** Host inside the publishable key. Servers refuse it in production by this name (`@onepoint/auth` tests that both agree). */
export const embeddedFrontendApiHost = 'embedded.onepoint.localhost';

export const embeddedPublishableKey: string = `pk_test_${btoa(`${embeddedFrontendApiHost}$`)}`;

export const embeddedSecretKeyPrefix = 'sk_test_embedded_';

/** Where the edge serves this service. */
export const proxyPath = '/__clerk';
