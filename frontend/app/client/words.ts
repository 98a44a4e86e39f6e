import { clientele, clientOf, type ClientName } from '../content/clients.ts';
import { company } from '../content/company.ts';
import { asBeginning, inWords as word } from '../content/figures.ts';

const systems = clientele.reduce((sum, client) => sum + client.systems.length, 0);
const again = clientele.filter((client) => client.systems.length > 1).length;
const sent = clientele.filter((client) => 'sentBy' in client).length;
const alone = clientele.length - sent;

export const figure = {
  caption: 'Fig. 1 — the plan chest. A the oldest drawer, B the latest, dots: systems drawn',
} as const;

export const since = {
  title: 'Since when, and how often',
  text: `A dot is a system that went into use in that year. There are ${systems} dots for ${word(clientele.length)} clients: ${word(again)} of them came back after the first one, and the line runs on where we still look after it.`,
  caption: 'The clients, the oldest first',
  columns: { name: 'Client', trade: 'What they do', visit: 'Their website' },
  inUse: 'Systems in use since',
  visit: 'Visit',
} as const;

export const sentBy = {
  title: 'Who sent whom',
  text: `${asBeginning(word(sent))} of the ${word(clientele.length)} rang because another one of them had told them to. We pay nobody for that, and nobody gets a discount for it.`,
  roots: `${asBeginning(word(alone))} found us by themselves`,
} as const;

export const said = {
  title: 'In their words',
  text: 'Each was asked one question: what did you notice first? We changed nothing but the length, and they have seen it as it stands.',
} as const;

const first = clientele
  .map(({ name }) => clientOf(name))
  .toSorted((one, other) => one.systems[0] - other.systems[0])[0];
const firstName: ClientName = first?.name ?? 'Riverside School';

export const leaving = {
  title: 'Clients who have left us',
  text: `Of the clients of ${company.name}’s first three years, four have left. Two were bought by larger firms that had a system already. One hired two of its own developers, and we showed them round for a month. One thought us slow, and for what he wanted he was right.`,
  rule: 'Leaving is the same in each case: the repository is yours already, the hosting accounts too. What is left is a list of passwords to change, which we write.',
  kept: `${firstName} has the longest drawer: its first system was replaced in its sixth year, by us, after three offers had been compared.`,
} as const;

export const call = {
  title: 'Would you be the fifteenth name here?',
  text: 'Say what you make or sell and what goes wrong on a Monday. The engineer who would look after your system answers.',
  action: 'Tell us what you do',
} as const;
