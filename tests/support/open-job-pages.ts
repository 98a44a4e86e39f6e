/** The paths of the pages of the open positions, which the API writes. `site` is the gateway's address. */
export async function openJobPages(site: string): Promise<[string, ...string[]]> {
  const sitemap = await (await fetch(`${site}/sitemap-jobs.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  const [first, ...others] = addresses.map((address) => new URL(address).pathname);
  if (!first) throw new Error('No position is open, so no job page can be looked at');
  return [first, ...others];
}
