export interface PartnerDecision {
  projectId: string;
  status: 'approved' | 'declined';
}

/** What an operator typed: `PROJECT [--decline]`; null where that is not it. */
export function parsePartnerArguments(words: readonly string[]): PartnerDecision | null {
  const isDeclined = words.includes('--decline');
  const [projectId, ...others] = words.filter((word) => word !== '--decline');
  if (projectId === undefined || others.length > 0 || !/^proj_[\w-]{1,64}$/u.test(projectId)) return null;
  return { projectId, status: isDeclined ? 'declined' : 'approved' };
}
