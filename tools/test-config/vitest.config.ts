import { project } from './vitest-project.ts';

/** For all projects without a `vitest.config.ts`. Nx runs Vitest in their folders (`test` in nx.json). */
export default project(process.cwd());
