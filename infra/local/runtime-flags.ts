/** How each long-running process of the backend is started. The reasons are in docs/decisions/0016 and 0041. */
export const runtimeFlags = {
  api: ['--max-semi-space-size=8', '--initial-old-space-size=96'],
  worker: ['--max-semi-space-size=8'],
};
