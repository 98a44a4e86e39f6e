import type { Tool } from '@frontdoor/drawings/names';

/** The makers of the tools that the company answers for. */
export const partners = [
  {
    tool: 'cloud',
    name: 'Stratofield',
    makes: 'Servers by the hour',
    mark: 'M5 22h18M7 17h14M9 12h10M11 7h6',
    para: 'They run data centres in Noida and Mumbai, for clients whose data may not leave India. Eleven of us have sat their examination, and twice a year one of their architects reads our bills with us and says what could be switched off.',
    examined: 11,
    answer: '30 min',
    since: 2021,
    url: 'https://stratofield.example',
  },
  {
    tool: 'database',
    name: 'Rowan DB',
    makes: 'Care for PostgreSQL',
    mark: 'M4 7c0-4 20-4 20 0v14c0 4-20 4-20 0ZM4 7c0 4 20 4 20 0M4 14c0 4 20 4 20 0',
    para: 'They build tools around PostgreSQL and answer for it at night. Two of our patches are in their last release. When a query is slow for a reason that we cannot see, the person who picks up has written that part of the database.',
    examined: 9,
    answer: '1 h',
    since: 2021,
    url: 'https://rowandb.example',
  },
  {
    tool: 'payment',
    name: 'Tallyport',
    makes: 'Cards and UPI',
    mark: 'M3 7h22v14H3ZM3 12h22M7 17h5',
    para: 'They move the money between a basket and a bank. We know their test desk by first names: each new shop is tried there with the forty ways in which a payment can go wrong.',
    examined: 6,
    answer: '15 min',
    since: 2021,
    url: 'https://tallyport.example',
  },
  {
    tool: 'scanner',
    name: 'Kite Devices',
    makes: 'Hand scanners',
    mark: 'M14 3 24 12 14 25 4 12ZM14 3v22M4 12h20',
    para: 'Scanners that survive a fall on concrete, in yards and wards. Six of each model lie in our cupboard, so that a fault can be looked for on the very device that has it.',
    examined: 4,
    answer: 'next day',
    since: 2022,
    url: 'https://kitedevices.example',
  },
  {
    tool: 'message',
    name: 'Echo Post',
    makes: 'E-mail and SMS',
    mark: 'M3 6h22v16H3ZM3 6l11 9 11-9',
    para: 'Reminders, codes and receipts go out through them. They tell us within the hour when a network swallows messages, and we show that to the user and not a cheerful tick.',
    examined: 3,
    answer: '1 h',
    since: 2021,
    url: 'https://echopost.example',
  },
  {
    tool: 'map',
    name: 'Quarry Maps',
    makes: 'Maps and routes',
    mark: 'M3 6l7-2 8 3 7-2v17l-7 2-8-3-7 2ZM10 4v17M18 7v17',
    para: 'They add to OpenStreetMap which gate of an industrial estate a lorry can use. Where the map is wrong, our clients’ drivers correct it, and everybody has the correction a week later.',
    examined: 5,
    answer: '4 h',
    since: 2022,
    url: 'https://quarrymaps.example',
  },
  {
    tool: 'watch',
    name: 'Lantern Watch',
    makes: 'Alarms for systems',
    mark: 'M10 3h8M9 7h10v14H9ZM7 21h14v3H7ZM14 10v8',
    para: 'It reads what Prometheus measures, wakes the one engineer whose system it is, and nobody else. Together we have brought the alarms of an average week from sixty down to seven that somebody had to act on.',
    examined: 8,
    answer: '30 min',
    since: 2023,
    url: 'https://lanternwatch.example',
  },
] as const satisfies readonly {
  tool: Tool;
  name: string;
  makes: string;
  mark: string;
  para: string;
  /** How many of the company's engineers have passed the maker's examination. */
  examined: number;
  /** The time in which the partner answers, as agreed. */
  answer: string;
  since: number;
  url: string;
}[];
