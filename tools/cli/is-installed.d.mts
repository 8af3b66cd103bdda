/** Whether node_modules matches the lockfile. */
export function isInstalled(root: string): boolean;
