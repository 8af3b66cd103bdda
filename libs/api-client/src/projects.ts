import * as checklistCalls from '@onepoint/api-contract/calls/checklist';
import * as calls from '@onepoint/api-contract/calls/projects';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';

export type UpdateProjectParameters = CallParameters<typeof calls.updateProject>;

/** Lists the signed-in user's projects, oldest first. */
export const listProjects = createCall(calls.listProjects);
export const listProjectsQueryKey = createQueryKey(calls.listProjects);
/** Always stale, because a balance or role that changed elsewhere must show when a screen opens (specification, section 7). */
export const listProjectsQueryOptions = createQueryOptions(calls.listProjects, { staleTime: 0 });

export const getProject = createCall(calls.getProject);

/** The caller becomes the owner. */
export const createProject = createCall(calls.createProject);
/** Creates a new user's first project and API key. Only the first response contains the `secret`. */
export const createFirstProject = createCall(calls.createFirstProject);
/** Changes a project's name, plan, packages, spend limit, or alerts. Omitted fields don't change. */
export const updateProject = createCall(calls.updateProject);
/** Deletes a project. Its API keys stop working immediately. `balance` determines what happens to a positive balance. */
export const deleteProject = createCall(calls.deleteProject);

export const getChecklist = createCall(checklistCalls.getChecklist);
export const getChecklistQueryKey = createQueryKey(checklistCalls.getChecklist);
/** Always stale, because its steps are completed on other screens. */
export const getChecklistQueryOptions = createQueryOptions(checklistCalls.getChecklist, { staleTime: 0 });

/** Dismisses the checklist for the caller, or brings it back. */
export const updateChecklist = createCall(checklistCalls.updateChecklist);
