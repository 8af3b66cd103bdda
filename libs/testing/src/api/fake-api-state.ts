import type { ApiKey, Chain, Member, Project, Statistics, User } from '@onepoint/api-contract';
import { ApiRefusal } from './api-refusal.ts';
import { chainsFixture } from './fixtures/chains.ts';
import { statisticsFixture } from './fixtures/statistics.ts';
import { userFixture } from './fixtures/user.ts';

/** What the fake API knows. Calls change it, and a test may too. */
export interface FakeApiState {
  user: User;
  projects: Project[];
  /** By project id. */
  apiKeys: Record<string, ApiKey[]>;
  members: Record<string, Member[]>;
  chains: Chain[];
  /** What every statistics call answers. */
  statistics: Statistics;
}

/** A user without projects, where nothing was asked for otherwise. */
export function createFakeApiState(state: Partial<FakeApiState> = {}): FakeApiState {
  return {
    user: userFixture(),
    projects: [],
    apiKeys: {},
    members: {},
    chains: [...chainsFixture],
    statistics: statisticsFixture(),
    ...state,
  };
}

/** @throws {ApiRefusal} PROJECT_NOT_FOUND */
export function projectOf(state: FakeApiState, projectId: string): Project {
  const project = state.projects.find(({ id }) => id === projectId);
  if (!project) throw new ApiRefusal('PROJECT_NOT_FOUND');
  return project;
}

/** @throws {ApiRefusal} PROJECT_NOT_FOUND, API_KEY_NOT_FOUND */
export function apiKeyOf(state: FakeApiState, projectId: string, apiKeyId: string): ApiKey {
  const apiKey = state.apiKeys[projectOf(state, projectId).id]?.find(({ id }) => id === apiKeyId);
  if (!apiKey) throw new ApiRefusal('API_KEY_NOT_FOUND');
  return apiKey;
}
