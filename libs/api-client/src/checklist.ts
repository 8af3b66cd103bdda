import * as calls from '@onepoint/api-contract/calls/checklist';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

// Separate from projects, so that the dashboard's first view doesn't contain it.

/** Gets the setup checklist of a project. */
export const getChecklist = createCall(calls.getChecklist);
export const getChecklistQueryKey = createQueryKey(calls.getChecklist);
/** Always stale: its steps are done on other screens. */
export const getChecklistQueryOptions = createQueryOptions(calls.getChecklist, { staleTime: 0 });

/** Dismisses the checklist for the caller, or brings it back. */
export const updateChecklist = createCall(calls.updateChecklist);
