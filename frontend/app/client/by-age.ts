import { clientele, clientOf, type Client } from '../content/clients.ts';

/** The oldest acquaintances first; of one year, in the order of the list. */
export const byAge: readonly Client[] = clientele
  .map(({ name }) => clientOf(name))
  .toSorted((one, other) => one.systems[0] - other.systems[0]);

export const firstYear = Math.min(...byAge.map(({ systems }) => systems[0]));
const lastYear = Math.max(...byAge.flatMap(({ systems }) => systems));
export const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** Clients by the client who recommended the company to them; without a name, those who found it themselves. */
export const sentBy = (name?: string) => byAge.filter((client) => client.sentBy === name);
