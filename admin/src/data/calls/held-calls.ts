import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

export const heldCalls = {
  /** Judges all of them or none. */
  judgeHeld: (verdict: Schemas['JudgeHeldRequest']['verdict'], ids: readonly string[]) =>
    call(() => api.POST('/api/admin/held/judge', { body: { verdict, ids: [...ids] } })),
  /** Tells that a person has the whole list in front of them. */
  noteLookAtHeld: () => call(() => api.POST('/api/admin/held/look')),
};
