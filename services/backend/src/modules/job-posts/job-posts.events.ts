/** Told to every process that keeps job posts in memory; nothing else hangs on it. */
export const JOB_POSTS_CHANGED = 'job-posts.changed';
