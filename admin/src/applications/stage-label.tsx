import type { Stage } from './stages.ts';

export const StageLabel = ({ stage }: { stage: Stage }) => (
  <span className="mono state stage" data-stage={stage}>
    {stage}
  </span>
);
