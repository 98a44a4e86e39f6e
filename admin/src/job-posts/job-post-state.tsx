import type { JobPost } from './post-values.ts';

export const JobPostState = ({ state }: { state: JobPost['state'] }) => (
  <span className="mono state" data-state={state === 'scheduled' ? 'pending' : state}>
    {state}
  </span>
);
