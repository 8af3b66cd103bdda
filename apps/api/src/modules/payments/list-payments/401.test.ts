import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v2/projects/proj_1/payments');
