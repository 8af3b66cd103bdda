import { recentCommandsMax } from '@onepoint/app-state';

/** The commands used last with another one in front. */
export function rememberCommand(recentIds: readonly string[], id: string): readonly string[] {
  return [id, ...recentIds.filter((other) => other !== id)].slice(0, recentCommandsMax);
}
