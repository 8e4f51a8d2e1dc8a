import {root} from '../../root';
import {record, type RecordRequest} from './index';

/** Flags that name what to record from. */
export const packageFlags = {
  package: {type: 'string'},
  create: {type: 'string'},
  repository: {type: 'string'},
} as const;

/**
 * Records the facts in this repository, and prints each step and what changed.
 *
 * @param request - What to record from.
 */
export async function recordAndReport(
  request: Omit<RecordRequest, 'progress' | 'root'>,
): Promise<void> {
  const changed = await record({
    ...request,
    root,
    progress: (step) => console.error(`… ${step}`),
  });
  console.log(changed.length === 0 ? 'Nothing changed.' : `Changed: ${changed.join(', ')}`);
}
