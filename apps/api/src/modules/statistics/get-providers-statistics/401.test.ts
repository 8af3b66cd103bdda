import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v1/projects/proj_1/providers/statistics');
