import { projectFixture } from '../api/projects.ts';
import { before, type Scenario, type ScenarioName } from './scenario.ts';
import { demoNodes, demoProjects, demoState } from './demo-state.ts';

const manyProjects = 200;
const words = ['Atlas', 'Beacon', 'Cobalt', 'Delta', 'Ember', 'Falcon', 'Garnet', 'Harbor', 'Indigo', 'Juniper'] as const;
const uses = ['wallet', 'indexer', 'exchange', 'explorer', 'alerts', 'bridge', 'payroll', 'game server'] as const;

/** Demo state with changed fields of the first project. */
const changed = (now: Date, fields: Parameters<typeof projectFixture>[0]) =>
  demoState(
    now,
    demoProjects(now).map((project, index) => (index === 0 ? { ...project, ...fields } : project)),
  );

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  demo: { createState: (now) => demoState(now) },
  'new-user': { createState: () => ({ isNewUser: true }) },
  'no-projects': { createState: () => ({}) },
  provider: {
    createState: (now) => ({
      ...changed(now, { name: 'Validator fleet', isProvider: true }),
      providers: { [demoProjects(now)[0]?.id ?? '']: demoNodes(now) },
    }),
  },
  'insufficient-balance': {
    createState: (now) =>
      changed(now, {
        balance: 90,
        promoBalance: 0,
        geyserUsageCommitment: null,
        geyserUsageCommitmentMultiplier: 0,
        geyserUsageCommitmentEnd: null,
        nextGeyserUsageCommitment: null,
        nextGeyserUsageCommitmentMultiplier: null,
      }),
  },
  'many-projects': {
    createState: (now) =>
      demoState(now, [
        ...demoProjects(now),
        ...Array.from({ length: manyProjects - demoProjects(now).length }, (_, index) =>
          projectFixture({
            id: `proj_many${String(index + 1)}`,
            name: `${words[index % words.length] ?? ''} ${uses[index % uses.length] ?? ''} ${String(index + 1)}`,
            balance: (index * 1_737) % 90_000,
            usageCommitment: index % 3 === 0 ? 'PAYG' : 'FREE',
            createdAt: before(now, index + 60, 'days'),
          }),
        ),
      ]),
  },
  'read-only': { createState: (now) => changed(now, { role: 'viewer' }) },
  'api-down': { createState: (now) => demoState(now), network: 'down' },
  slow: { createState: (now) => demoState(now), network: 'slow' },
};
