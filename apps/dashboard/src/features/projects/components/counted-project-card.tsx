import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { ProjectCard, type ProjectCardProps } from './project-card.tsx';

/** A project's card with today's requests, counted over its API keys: the list that opening the project shows first. */
export function CountedProjectCard(props: Omit<ProjectCardProps, 'requestsToday'>) {
  const { data, isError } = useQuery(listApiKeysQueryOptions(useApiClient(), { projectId: props.project.id }));
  const counted = data?.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return <ProjectCard {...props} requestsToday={isError ? (counted ?? null) : counted} />;
}
