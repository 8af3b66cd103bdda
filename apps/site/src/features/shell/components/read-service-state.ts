import { serviceStatePath } from '../../../shared/service-state-path.ts';
import type { PartState } from '../../../shared/status-content.ts';

const states: readonly unknown[] = ['up', 'failing', 'unknown'] satisfies PartState[];

/** Whether everything answers, as it was measured last; unknown where that cannot be told. */
export async function readServiceState(signal: AbortSignal): Promise<PartState> {
  try {
    const response = await fetch(serviceStatePath, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) return 'unknown';
    const body: unknown = await response.json();
    const state = typeof body === 'object' && body !== null && 'state' in body ? body.state : undefined;
    return states.includes(state) ? (state as PartState) : 'unknown';
  } catch {
    return 'unknown';
  }
}
