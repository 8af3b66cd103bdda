import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/projects/proj_1/alerts/alt_1/acknowledge');
