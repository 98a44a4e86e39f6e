import type { JobPost } from '@frontdoor/contract';
import { withDrawings } from './with-drawings.ts';
import { JobCard } from './job-card.tsx';

export function JobList({ posts }: { posts: readonly JobPost[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {withDrawings(posts).map(({ post, drawing }) => (
        <JobCard key={post.id} post={post} drawing={drawing} />
      ))}
    </ul>
  );
}
