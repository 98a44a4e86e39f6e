const isPostgres = ({ protocol }: URL) => protocol.startsWith('postgres');

/**
 * The owner's address of another database, if that one is on the same server and reached by the same role as `runtimeUrl`;
 * nothing otherwise.
 */
export function asOwner(url: string, runtimeUrl: string, ownerUrl: string): string | undefined {
  const [wanted, runtime, owner] = [new URL(url), new URL(runtimeUrl), new URL(ownerUrl)];
  const same = isPostgres(wanted) && wanted.host === runtime.host && wanted.username === runtime.username;
  if (!same) return undefined;
  owner.pathname = wanted.pathname;
  return String(owner);
}
