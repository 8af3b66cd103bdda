import { needsSession } from '../../../test/needs-session.ts';

needsSession('PATCH /v1/projects/proj_1/providers/prov_1', { status: 'paused' });
