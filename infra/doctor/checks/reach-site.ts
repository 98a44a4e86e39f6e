import type { Finding } from '../finding.ts';

const LIMIT_MS = 10_000;

async function ask(url: URL): Promise<{ status: number; date: string | null; text: string; location: string | null }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' }).catch(
    (error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
      throw new Error(code ?? message, { cause: error });
    },
  );
  const { status, headers } = answer;
  return { status, date: headers.get('Date'), text: await answer.text(), location: headers.get('Location') };
}

/** Whether visitors get the site and its API by the address that people see. `serverTime` is what the answer's header says. */
export async function reachSite(site: string): Promise<{ findings: Finding[]; serverTime: Date | null }> {
  const todo = 'see whether the gateway runs, and whether a firewall, a proxy or the name in DNS leads elsewhere.';
  const fault = (check: string, says: string): Finding => ({ check, state: 'fault', says, todo });
  try {
    const page = await ask(new URL('/', site));
    const isPage = page.status === 200 && page.text.includes('<html');
    const moved = page.location ? ` to ${page.location}` : '';
    const reached: Finding = isPage
      ? { check: 'site', state: 'good', says: `${site} answers with a page.` }
      : fault('site', `${site} answers ${page.status}${moved} instead of a page.`);
    const serverTime = page.date ? new Date(page.date) : null;
    return { findings: [reached, await reachApi(site, fault)], serverTime };
  } catch (error) {
    return { findings: [fault('site', `${site} cannot be reached: ${(error as Error).message}.`)], serverTime: null };
  }
}

async function reachApi(site: string, fault: (check: string, says: string) => Finding): Promise<Finding> {
  try {
    const { status, text } = await ask(new URL('/api/jobposts', site));
    if (status === 200 && Array.isArray(JSON.parse(text)))
      return { check: 'API', state: 'good', says: 'The API answers through the gateway.' };
    return fault('API', `The API answers ${status} through the gateway.`);
  } catch (error) {
    return fault('API', `The API does not answer through the gateway: ${(error as Error).message}.`);
  }
}
