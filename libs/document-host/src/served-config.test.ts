import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { formatServedConfig } from './served-config.ts';

it('writes a script that sets the variables', () => {
  const variables = { ONEPOINT_API_URL: 'https://api.example.com', ONEPOINT_PAYMENT_HOSTS: "a.example;\n'b'</script>" };
  const page: { onepointConfig?: unknown } = {};
  runInNewContext(formatServedConfig(variables), page);
  expect(page.onepointConfig).toEqual(variables);
});
