/** Whether node_modules holds what the lockfile asks for. */
export function isInstalled(root: string): boolean;
