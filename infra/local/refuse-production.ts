/** `make start` keeps demo accounts, sample data and mail that never leaves: nothing that may face the public. */
export function refuseProduction(environment: NodeJS.ProcessEnv): void {
  const reason =
    environment.NODE_ENV === 'production'
      ? 'NODE_ENV=production'
      : environment.SITE_URL?.startsWith('https:')
        ? 'SITE_URL with https'
        : undefined;
  if (!reason) return;
  throw new Error(
    `"make start" runs demo accounts and sample data, and refuses to do so with production settings (${reason}). ` +
      'Unset it to try Frontdoor on this machine, or run the containers ("make compose-up") and create people with "make staff".',
  );
}
