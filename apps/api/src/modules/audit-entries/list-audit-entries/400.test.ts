import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each(['limit=0', 'limit=101', 'limit=x', 'lastId=a%20b', 'action=%25', 'action=a.b.c', 'from=yesterday', 'to=2026-01-01'])(
  '%s lists nothing',
  async (query) => {
    const owner = newUser();
    const path = `/v1/projects/${await newProject(owner)}/auditEntries?${query}`;
    expectError(await callApi(`GET ${path}`, { as: owner }), 'VALIDATION_FAILED');
  },
);
