import { needsSession } from '../../../test/needs-session.ts';

needsSession('POST /v1/projects/proj_1/providers', { name: 'A', chain: 'base', url: 'https://node.example.com' });
