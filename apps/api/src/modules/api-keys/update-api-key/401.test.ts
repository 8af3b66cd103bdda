import { needsSession } from '../../../test/needs-session.ts';

needsSession('PATCH /v1/projects/proj_1/apiKeys/key_1', { name: 'A' });
