import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/projects/proj_1/apiKeys/key_1/rotate', { gracePeriodInSecs: 0 });
