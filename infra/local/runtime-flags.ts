/** SIGUSR1 would open Node's inspector, through which another process of the same user could read secrets and run programs. */
export const noInspector = '--disable-sigusr1';

/** How each long-running process of the backend is started. The reasons are in docs/decisions/0016 and 0041. */
export const runtimeFlags = {
  api: [noInspector, '--max-semi-space-size=8', '--initial-old-space-size=96'],
  worker: [noInspector, '--max-semi-space-size=8'],
};
