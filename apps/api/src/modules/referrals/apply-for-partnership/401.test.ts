import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/projects/proj_1/partnership', { company: 'A', website: 'https://a.example.com', message: 'We teach.' });
