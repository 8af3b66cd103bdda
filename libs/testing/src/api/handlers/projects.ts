import { contract, may } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { changeBilling } from '../change-billing.ts';
import { projectOf, type FakeApiState } from '../fake-api-state.ts';
import { projectFixture } from '../fixtures/project.ts';
import { mockCall } from '../mock-call.ts';

export const projectHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listProjects, () => state.projects),
  mockCall(baseUrl, contract.createProject, ({ body }) => {
    const project = projectFixture({ id: `proj_created${String(state.projects.length + 1)}`, name: body.name });
    state.projects.push(project);
    return project;
  }),
  mockCall(baseUrl, contract.getProject, ({ params }) => projectOf(state, params.projectId)),
  mockCall(baseUrl, contract.updateProject, ({ params, body }) => {
    const { name, ...billing } = body;
    const project = projectOf(state, params.projectId);
    if (Object.keys(billing).length > 0) {
      if (!may(project.role, 'plan:change')) throw new ApiRefusal('ROLE_FORBIDS');
      Object.assign(project, changeBilling(project, billing, new Date()));
    }
    return Object.assign(project, name !== undefined && { name });
  }),
  mockCall(baseUrl, contract.deleteProject, ({ params }) => {
    const project = projectOf(state, params.projectId);
    state.projects = state.projects.filter((other) => other !== project);
    return null;
  }),
];
