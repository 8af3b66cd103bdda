import { describe, expect, it } from 'vitest';
import { describeUserAgent } from './describe-user-agent.ts';

describe('describeUserAgent', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome', 'Linux', false],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1', 'Safari', 'iPhone', true],
    ['Mozilla/5.0 (Macintosh; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Macintosh', false],
    ['curl/8', null, null, false],
  ])('reads %s', (userAgent, browser, device, mobile) => {
    expect(describeUserAgent(userAgent)).toMatchObject({ browser_name: browser, device_type: device, is_mobile: mobile });
  });
});
