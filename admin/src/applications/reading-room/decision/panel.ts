import type { Stage } from '../../stages.ts';

/** What stands in place of the buttons: the other stages, or a move with its reason and mail. */
export type Panel = { kind: 'stages' } | { kind: 'answer'; stage: Stage };
