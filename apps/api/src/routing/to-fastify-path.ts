/** `/v1/projects/{projectId}` in the contract is `/v1/projects/:projectId` in Fastify. */
export function toFastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
