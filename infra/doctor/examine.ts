import { checkCertificate } from './checks/certificate.ts';
import { compareClocks, judgeSynchronized } from './checks/clock.ts';
import { judgeRoom } from './checks/disk.ts';
import { judgeBackup, judgeParts, judgeVersion } from './checks/inside.ts';
import { reachSite } from './checks/reach-site.ts';
import { makeResolver } from './checks/resolver.ts';
import { checkSecretFiles } from './checks/secret-files.ts';
import { checkSiteName } from './checks/site-name.ts';
import { type Finding, make } from './finding.ts';
import type { Inspection } from './inspection.ts';
import type { Target } from './target.ts';

/**
 * Makes every check of a system. Where the look from inside fails, most of the others have nothing to look at, and say so.
 * `version` is that of this checkout.
 */
export async function examine(target: Target, environment: NodeJS.ProcessEnv, version: string): Promise<Finding[]> {
  const { isSynchronized } = target;
  const parts = await make('containers', () => target.parts());
  const ofMachine = [
    ...(isSynchronized ? await make('clock', async () => [judgeSynchronized(await isSynchronized())]) : []),
    ...(await make('disk', () => checkRooms(target))),
    ...(await make('secrets', () => Promise.resolve(checkSecrets(target)))),
  ];
  let inspection: Inspection;
  try {
    inspection = await target.inspect(environment.SEND === 'yes');
  } catch (error) {
    const says = `The worker's program cannot look at the system: ${wordsOf(error as Error)}`;
    const rest = 'Site, TLS, DNS, mail, clock, backup and rehearsal could not be checked without it.';
    const inside: Finding[] = [
      { check: 'system', state: 'fault', says, todo: 'see whether Postgres and the worker run, and their logs.' },
      { check: 'the rest', state: 'unknown', says: rest },
    ];
    return [...inside, ...parts, ...ofMachine];
  }
  return [
    ...(await checkFromOutside(inspection, environment)),
    ...judgeParts(inspection),
    ...(inspection.passkeys ?? []),
    ...judgeBackup(inspection, target.rehearse),
    judgeVersion(inspection, version),
    ...parts,
    ...ofMachine,
  ];
}

/** What a program has said when it failed, without the command itself and without the places in its code. */
function wordsOf({ message }: Error): string {
  const [command = '', ...said] = message.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  return (said.length > 0 ? said.join(' ') : command).slice(0, 400);
}

async function checkFromOutside({ site, sender, clock }: Inspection, environment: NodeJS.ProcessEnv) {
  const resolver = makeResolver(environment.DNS_SERVER);
  const before = new Date();
  const { findings, serverTime } = await reachSite(site);
  const inside = { before: new Date(clock.before), database: new Date(clock.database), after: new Date(clock.after) };
  const one = (name: string, check: () => Promise<Finding>) => make(name, async () => [await check()]);
  return [
    ...findings,
    ...(await one('DNS', () => checkSiteName(site, resolver))),
    ...(await one('TLS', () => checkCertificate(site))),
    ...compareClocks({ inside, site: { before, server: serverTime, after: new Date() } }),
    ...(sender ?? [noSender]),
  ];
}

const noSender: Finding = {
  check: 'sender',
  state: 'unknown',
  says: 'The release that runs there does not look up the domain of MAIL_FROM.',
};

async function checkRooms(target: Target): Promise<Finding[]> {
  const rooms = await target.rooms();
  if (rooms.length > 0) return rooms.map(judgeRoom);
  return [{ check: 'disk', state: 'unknown', says: 'it could not be checked from here: see the volumes of Postgres.' }];
}

function checkSecrets({ secrets }: Target): Finding[] {
  if (secrets) return checkSecretFiles(secrets);
  return [
    { check: 'secrets', state: 'unneeded', says: 'They are Secrets of the cluster, and no files of this machine.' },
  ];
}
