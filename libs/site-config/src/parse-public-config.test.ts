import { describe, expect, it } from 'vitest';
import { parsePublicConfig, PublicConfigError } from './parse-public-config.ts';

describe('parsePublicConfig', () => {
  it('serves one origin with the embedded identity service when nothing is set', () => {
    expect(parsePublicConfig({})).toEqual({
      clerkPublishableKey: '',
      apiUrl: '/api',
      gatewayUrl: '',
      productionHost: '',
      devMode: false,
      paymentHosts: ['pay.cryptocloud.plus'],
      siteUrl: '',
      statusPageUrl: '',
      analyticsUrl: '',
      analyticsSite: '',
    });
  });

  it('removes trailing slashes of URLs', () => {
    const config = parsePublicConfig({ ONEPOINT_API_URL: 'https://api.example.com/', ONEPOINT_GATEWAY_URL: 'https://rpc.example.com//' });
    expect(config).toMatchObject({ apiUrl: 'https://api.example.com', gatewayUrl: 'https://rpc.example.com' });
  });

  it('parses several payment hosts, ignoring case', () => {
    const { paymentHosts } = parsePublicConfig({ ONEPOINT_PAYMENT_HOSTS: ' Pay.example.com, localhost:4700' });
    expect(paymentHosts).toEqual(['pay.example.com', 'localhost:4700']);
  });

  it.each([
    ['https://onepoint.example/', 'https://onepoint.example'],
    ['none', 'none'],
  ])('parses the site %s', (value, siteUrl) => {
    expect(parsePublicConfig({ ONEPOINT_SITE_URL: value }).siteUrl).toBe(siteUrl);
  });

  it('lowercases the production host', () => {
    expect(parsePublicConfig({ ONEPOINT_PRODUCTION_HOST: 'Example.COM' }).productionHost).toBe('example.com');
  });

  it('uses the production host as the analytics site by default', () => {
    const env = { ONEPOINT_PRODUCTION_HOST: 'example.com', ONEPOINT_ANALYTICS_URL: '/stats/' };
    expect(parsePublicConfig(env)).toMatchObject({ analyticsUrl: '/stats', analyticsSite: 'example.com' });
    expect(parsePublicConfig({ ...env, ONEPOINT_ANALYTICS_SITE: 'docs' }).analyticsSite).toBe('docs');
  });

  it.each([
    ['ONEPOINT_API_URL', '//evil.example'],
    ['ONEPOINT_API_URL', 'api.example.com'],
    ['ONEPOINT_GATEWAY_URL', 'javascript:alert(1)'],
    ['ONEPOINT_CLERK_PUBLISHABLE_KEY', 'sk_test_abc'],
    ['ONEPOINT_SITE_URL', 'onepoint.example'],
    ['ONEPOINT_SITE_URL', 'javascript:alert(1)'],
    ['ONEPOINT_SITE_URL', '/site'],
    ['ONEPOINT_PRODUCTION_HOST', 'https://example.com'],
    ['ONEPOINT_ANALYTICS_URL', 'plausible.example.com'],
    ['ONEPOINT_DEV_MODE', 'maybe'],
    ['ONEPOINT_STATUS_PAGE_URL', 'status.example.com'],
    ['ONEPOINT_PAYMENT_HOSTS', 'https://pay.example.com'],
    ['ONEPOINT_PAYMENT_HOSTS', '*.example.com'],
    ['ONEPOINT_PAYMENT_HOSTS', 'pay.example.com,,'],
  ])('rejects %s=%s and names the variable', (variable, value) => {
    const parse = (): unknown => parsePublicConfig({ [variable]: value });
    expect(parse).toThrow(PublicConfigError);
    expect(parse).toThrow(variable);
  });
});
