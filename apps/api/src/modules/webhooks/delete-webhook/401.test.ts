import { needsSession } from '../../../test/needs-session.ts';

needsSession('DELETE /v1/projects/proj_1/webhook');
