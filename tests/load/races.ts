import { writeBodies } from './bodies/bodies.ts';
import type { Race } from './measure/run-race.ts';
import type { Server } from './system/start-server.ts';
import type { Tables } from './system/tables.ts';

export interface Servers {
  api: Server;
  /** Ours with every option off that a setting can switch off. */
  bare: Server;
  /** Ours without a cache for the list. */
  unbuffered: Server;
  baseline: Server;
}

/** The races, in the order of the report. */
export function describeRaces(folder: string, { api, bare, unbuffered, baseline }: Servers, formToken: string): Race[] {
  const bodies = writeBodies(folder, formToken);
  const at = ({ pid, url }: Server, path: string) => ({ pid, url: `${url}${path}` });
  const ours = (server: Server, path: string) => ({ name: 'Frontdoor', ...at(server, path) });
  const theirs = (name: string, path: string) => ({ name, ...at(baseline, path) });

  const contacts = async (tables: Tables) => ({ 'contact messages': await tables.countContacts() });
  const rows = async (tables: Tables) => ({ applications: await tables.countApplications(false) });
  const rowsWithBytes = async (tables: Tables) => ({ 'applications with bytes': await tables.countApplications(true) });
  const rowsAndFiles = async (tables: Tables) => ({ ...(await rows(tables)), files: tables.countFiles() });
  const nothing = () => Promise.resolve({});

  const contact = { ...theirs('Fastify + pg', '/contact'), leaves: contacts };
  const list = { ...theirs('Fastify + pg, no buffer', '/jobposts'), leaves: nothing };
  return [
    {
      title: 'Contact message, everything on',
      body: bodies.contact,
      ours: { ...ours(api, '/api/form/contact'), leaves: contacts },
      rivals: [{ ...contact, goals: { speed: 0.8, p99: 1.5, cpu: 1.35 } }],
    },
    {
      title: 'Contact message, all that is optional off',
      body: bodies.contact,
      ours: { ...ours(bare, '/api/form/contact'), leaves: contacts },
      rivals: [contact],
    },
    {
      title: 'Application without a file',
      body: bodies.plain,
      ours: { ...ours(api, '/api/application'), leaves: rows },
      rivals: [{ ...theirs('Fastify + pg', '/application'), leaves: rows, goals: { speed: 0.8, cpu: 1.4 } }],
    },
    {
      title: 'Application with a PDF of 200 KB',
      body: bodies.withPdf,
      ours: { ...ours(api, '/api/application'), leaves: rowsWithBytes },
      rivals: [
        { ...theirs('Fastify, same bytes in Postgres', '/application'), leaves: rowsWithBytes, goals: { speed: 0.85 } },
        { ...theirs('Fastify, plain file, no sync', '/application-with-plain-file'), leaves: rowsAndFiles },
      ],
    },
    {
      title: 'List of 20 job posts, buffered',
      ours: { ...ours(api, '/api/jobposts'), leaves: nothing },
      rivals: [{ ...list, goals: { speed: 4 } }],
    },
    {
      title: 'List of 20 job posts, uncached',
      ours: { ...ours(unbuffered, '/api/jobposts'), leaves: nothing },
      rivals: [{ ...list, goals: { speed: 0.85 } }],
    },
  ];
}
