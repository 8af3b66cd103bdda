import * as calls from '@onepoint/api-contract/calls/projects';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';

export type UpdateProjectParameters = CallParameters<typeof calls.updateProject>;

/** Lists the projects of the signed-in user, oldest first. */
export const listProjects = createCall(calls.listProjects);
export const listProjectsQueryKey = createQueryKey(calls.listProjects);
/** Always stale: a balance or role that changed elsewhere must show when a screen opens (specification, section 7). */
export const listProjectsQueryOptions = createQueryOptions(calls.listProjects, { staleTime: 0 });

/** Gets a project with its balance and plan. */
export const getProject = createCall(calls.getProject);

/** Creates a project owned by the caller. */
export const createProject = createCall(calls.createProject);
/** Creates a new user's first project and API key. Only the first response contains the `secret`. */
export const createFirstProject = createCall(calls.createFirstProject);
/** Changes a project's name, plan, packages, spend limit or alerts: only the given fields change. */
export const updateProject = createCall(calls.updateProject);
/** Deletes a project; its API keys stop working immediately. `balance` determines what happens to a positive balance. */
export const deleteProject = createCall(calls.deleteProject);
