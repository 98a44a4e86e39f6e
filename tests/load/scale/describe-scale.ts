import { cpus } from 'node:os';
import { alignColumns } from '../report/align-columns.ts';
import { type Measured } from './measure-scale.ts';
import { type Demands, predict } from './queueing-model.ts';

const GOAL = 0.8;
const PROCESSES = [1, 2, 4, 8, 16];
const POSTGRES_CORES = [2, 4, 8];
/** Enough to keep a process busy. */
const CONNECTIONS_EACH = 64;
const MOST_PROCESSES = 64;

const ms = (value: number) => value.toFixed(3);

/** The same numbers of processes twice: with limits of their own, and with limits that they count together. */
export function describeScale(alone: Measured[], together: Measured[]): string {
  const cores = cpus().length;
  const bound = (row: Measured) => (cores * 1000) / (row.apiMs + row.postgresMs + row.restMs);
  const header = [
    'API processes',
    'req/s',
    'API ms',
    'of one',
    'Postgres ms',
    'of one',
    'rest ms',
    'cores',
    'alone ms',
  ];
  const rows = [alone, together].flatMap((series) =>
    series.map((row) => [
      row.name,
      row.perSecond.toFixed(0),
      ms(row.apiMs),
      (row.apiMs / series[0]!.apiMs).toFixed(2),
      ms(row.postgresMs),
      (row.postgresMs / series[0]!.postgresMs).toFixed(2),
      ms(row.restMs),
      percent(row.perSecond / bound(row)),
      row.aloneMs.toFixed(2),
    ]),
  );
  const more = together[0]!.apiMs - alone[0]!.apiMs;
  return [
    `Contact messages on this machine, ${cores} cores for everything, 16 connections to each process; processor time for a request`,
    alignColumns([header, ...rows]),
    '',
    `Limits counted together cost ${ms(more)} ms of a process for a request (${percent(more / alone[0]!.apiMs)} more).`,
    '',
    ...POSTGRES_CORES.map((postgresCores) => describeModel(together, postgresCores)),
  ].join('\n');
}

/** The demands that were measured with so many processes, those of the most where there were never more. */
function demandsOf(together: Measured[], processes: number): Demands {
  const row = together.find((measured) => measured.processes >= processes) ?? together.at(-1)!;
  const wait = Math.max(0, together[0]!.aloneMs - together[0]!.apiMs - together[0]!.postgresMs);
  return { api: row.apiMs / 1000, postgres: row.postgresMs / 1000, wait: wait / 1000 };
}

function describeModel(together: Measured[], postgresCores: number): string {
  const at = (processes: number) =>
    predict(demandsOf(together, processes), processes, postgresCores, CONNECTIONS_EACH * processes);
  const alone = at(1).perSecond;
  const ratio = (processes: number) => at(processes).perSecond / (processes * alone);
  const rows = PROCESSES.map((processes) => {
    const { perSecond, postgresBusy } = at(processes);
    return [String(processes), perSecond.toFixed(0), ratio(processes).toFixed(2), percent(postgresBusy)];
  });
  const { api, postgres } = demandsOf(together, MOST_PROCESSES);
  const full = Math.ceil((postgresCores * api) / postgres);
  let most = 1;
  while (most < MOST_PROCESSES && ratio(most + 1) >= GOAL) most += 1;
  return [
    `By the model: each process on a core of its own, Postgres on ${postgresCores}`,
    alignColumns([['API processes', 'req/s', 'of k times one', 'Postgres busy'], ...rows]),
    `At least ${GOAL} k for up to ${most === MOST_PROCESSES ? `${most} and more` : most} processes. Postgres is full at about ${full}.`,
    '',
  ].join('\n');
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
