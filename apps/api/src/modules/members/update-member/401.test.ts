import { needsSession } from '../../../test/needs-session.ts';

needsSession('PATCH /v1/projects/proj_1/members/mem_1', { role: 'viewer' });
