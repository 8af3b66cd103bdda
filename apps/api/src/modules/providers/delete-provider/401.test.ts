import { needsSession } from '../../../test/needs-session.ts';

needsSession('DELETE /v1/projects/proj_1/providers/prov_1');
