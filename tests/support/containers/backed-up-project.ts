import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComposeProject, prepareProject } from '../../../infra/ci/compose-project.ts';
import { fillForm } from '../application.ts';
import { sendUntilAcknowledged } from '../send-application.ts';
import { until } from '../until.ts';
import { mailsTo } from '../inbox.ts';

const HOUR_MS = 3_600_000;
const OPERATOR = 'operator@plumbline.example';

/** A project whose backup goes to a bucket of another machine, and whose nights come when the test says so. */
export interface BackedUpProject {
  project: ComposeProject;
  psql(sql: string): Promise<string>;
  /** Runs `mc` on that machine, whose bucket is `local/copies`. */
  inElsewhere(words: string): Promise<string>;
  /** Sends an application and waits until its resume is filed. @returns its reference */
  apply(fields: Record<string, string>): Promise<string>;
  /**
   * Sets the clock by which the service `backup` does its work to so many minutes past two of its first night, or back to the right
   * time. Every other clock is right.
   */
  setNight(minutes: number | undefined): void;
  /** The subjects of the mails to the operator. */
  toldOperator(): Promise<string[]>;
  remove(): Promise<void>;
}

/** The night: an hour that begins 13 to 14 hours after a moment, and the zone in which it is the hour of two. */
function planNight(now: Date): { begins: Date; zone: string } {
  const begins = new Date(Math.ceil(now.getTime() / HOUR_MS + 13) * HOUR_MS);
  const offset = ((2 - begins.getUTCHours() + 36) % 24) - 12;
  // The names of these zones have the sign of POSIX.
  return { begins, zone: `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}` };
}

const bucket = 's3://key-of-elsewhere:secret-of-elsewhere@elsewhere:9000/copies/frontdoor?tls=false';

export async function startBackedUpProject(name: string): Promise<BackedUpProject> {
  const clock = mkdtempSync(join(tmpdir(), 'clock-'));
  chmodSync(clock, 0o755);
  const night = planNight(new Date());
  const setNight = (minutes: number | undefined) => {
    const ahead = minutes === undefined ? 0 : night.begins.getTime() + minutes * 60_000 - Date.now();
    writeFileSync(join(clock, 'ahead'), `${ahead}`);
  };
  setNight(undefined);
  const project = await prepareProject(name, {
    files: ['docker-compose.yml', 'infra/ci/elsewhere.compose.yml'],
    settings: {
      CLOCK_DIR: clock,
      COMPANY_TIME_ZONE: night.zone,
      OPERATOR_MAIL_TO: OPERATOR,
      // Three segments: Postgres keeps that many while they cannot be sent, and the next is dropped.
      BACKUP_WAL_LIMIT: '48MiB',
    },
  });
  const { compose, secrets } = project;
  const psql = async (sql: string) =>
    (await compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtXc', sql)).trim();
  const inElsewhere = (words: string) => {
    const login = 'mc alias set --quiet local http://127.0.0.1:9000 key-of-elsewhere secret-of-elsewhere >/dev/null';
    return compose('exec', '-T', 'elsewhere', 'sh', '-c', `${login} && mc ${words}`);
  };
  writeFileSync(join(secrets, 'backup_url'), `${bucket}\n`);
  // In the place of a service elsewhere that notices when the calls stop.
  writeFileSync(join(secrets, 'heartbeat_url'), 'http://web:8080/robots.txt\n');
  const remove = async () => {
    await project.remove();
    rmSync(clock, { recursive: true });
  };
  try {
    await compose('build');
    await compose('up', '--detach', '--wait', '--wait-timeout', '300', 'elsewhere');
    await inElsewhere('mb local/copies');
    await compose('up', '--detach', '--wait', '--wait-timeout', '600');
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    project,
    psql,
    inElsewhere,
    setNight,
    async apply(fields) {
      const { reference } = await sendUntilAcknowledged(project.site, await fillForm(fields));
      const open = `SELECT count(*) FROM resumes WHERE state <> 'stored'`;
      await until('its resume is filed', async () => (await psql(open)) === '0');
      return reference;
    },
    async toldOperator() {
      return (await mailsTo(project.inbox, OPERATOR)).map(({ subject }) => subject);
    },
    remove,
  };
}
