import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newAlert } from '../../../test/new-webhook.ts';

test('an alert of another project is not there', async () => {
  const me = newUser();
  const [mine, foreign] = [await newProject(me), await newProject(newUser())];
  const alertId = await newAlert(foreign);
  expectError(await callApi(`POST /v1/projects/${mine}/alerts/${alertId}/acknowledge`, { as: me }), 'ALERT_NOT_FOUND');
  expectError(await callApi(`POST /v1/projects/${foreign}/alerts/${alertId}/acknowledge`, { as: me }), 'PROJECT_NOT_FOUND');
});
