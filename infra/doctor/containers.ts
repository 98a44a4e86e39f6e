import type { Finding } from './finding.ts';

/** A container, as `docker compose ps --all --format json` lists it. */
interface Listed {
  Service: string;
  /** `running`, `exited`, `restarting`, `created`, `paused`, `dead`. */
  State: string;
  /** Empty without a check of its health. */
  Health: string;
  ExitCode: number;
}

/** A container that runs, as `docker inspect` describes it. */
export interface Inspected {
  Config: { Labels: Record<string, string> };
  State: { StartedAt: string };
  Mounts: { Source: string; Destination: string }[];
}

/** The part of `docker compose config --format json` that counts: services that end by themselves are not started again. */
export interface ComposeConfig {
  services: Record<string, { restart?: string }>;
}

/** Reads a list of containers: an object a line, or one array, as Compose printed it before 2.21. */
export const readContainers = (text: string): Listed[] =>
  text.trim().startsWith('[')
    ? (JSON.parse(text) as Listed[])
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Listed);

/** Whether every service that the compose files and `COMPOSE_PROFILES` name runs, and those that end by themselves ended well. */
export function judgeContainers({ services }: ComposeConfig, listed: readonly Listed[]): Finding[] {
  const found = Object.entries(services).flatMap(([name, { restart }]) => {
    const own = listed.filter(({ Service }) => Service === name);
    if (restart === 'no') return own.flatMap(judgeOnce);
    return own.length > 0 ? own.flatMap(judgeLasting) : [fault(`There is no container of ${name}.`, 'make compose-up')];
  });
  if (found.length > 0) return found;
  return [
    {
      check: 'containers',
      state: 'good',
      says: `The containers of ${Object.keys(services).length} services are as they should be.`,
    },
  ];
}

/**
 * Whether containers run with the secrets that there are. Compose compares where they are and not what is in them, so that `up` leaves a
 * container with a former address of the backup as it is. `changedAt` is when a file was written.
 */
export function judgeSecretsInUse(running: readonly Inspected[], changedAt: (file: string) => Date): Finding[] {
  const stale = running.flatMap(({ Config, State, Mounts }) => {
    const secrets = Mounts.filter(({ Destination }) => Destination.startsWith('/run/secrets/'));
    const changed = secrets.filter(({ Source }) => changedAt(Source) > new Date(State.StartedAt));
    return changed.length > 0 ? [{ service: Config.Labels['com.docker.compose.service'] ?? '', changed }] : [];
  });
  if (stale.length === 0) return [];
  const services = [...new Set(stale.map(({ service }) => service))].join(' ');
  const files = [...new Set(stale.flatMap(({ changed }) => changed.map(({ Source }) => Source)))].join(', ');
  const says = `These were started before ${files} was written, and may run with a former value: ${services}.`;
  return [{ check: 'containers', state: 'warning', says, todo: 'make compose-up, which makes them anew' }];
}

const fault = (says: string, todo: string): Finding => ({ check: 'containers', state: 'fault', says, todo });

const seeLog = (name: string) => `see why: docker compose logs --tail 50 ${name}`;

function judgeOnce({ Service, State, ExitCode }: Listed): Finding[] {
  return State === 'exited' && ExitCode !== 0
    ? [fault(`${Service} has ended with code ${ExitCode}.`, `${seeLog(Service)}; once that is mended: make compose-up`)]
    : [];
}

function judgeLasting({ Service, State, Health, ExitCode }: Listed): Finding[] {
  if (State !== 'running') {
    const how = State === 'exited' ? `it ended with code ${ExitCode}` : `it is ${State}`;
    const todo = `${seeLog(Service)}; to start it: docker compose up --detach ${Service}`;
    return [fault(`${Service} does not run: ${how}.`, todo)];
  }
  if (Health === 'unhealthy') return [fault(`${Service} runs, and is not healthy.`, seeLog(Service))];
  if (Health !== 'starting') return [];
  const says = `${Service} was started a moment ago, and is not healthy yet.`;
  return [
    { check: 'containers', state: 'warning', says, todo: `look again in a minute; if it stays so, ${seeLog(Service)}` },
  ];
}
