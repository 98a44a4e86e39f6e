interface ClientEntry {
  name: string;
  /** One path in a square of 28: no two clients have the same. */
  mark: string;
  trade: string;
  city: string;
  /** The years in which a system of theirs went into use, the first one first. */
  systems: readonly [number, ...number[]];
  /** The client that recommended the company to this one; absent for those that found it themselves. */
  sentBy?: string;
  url: string;
}

export const clientele = [
  {
    name: 'Mend at Home',
    mark: 'M4 12 14 3l10 9v12H4ZM11 10v4a3 3 0 0 0 6 0v-4M14 17v7',
    trade: 'Laptop repairs at the customer’s table',
    city: 'Ghaziabad, India',
    systems: [2022, 2024],
    sentBy: 'Ward Round',
    url: 'https://mendathome.example',
  },
  {
    name: 'Northbank',
    mark: 'M4 10 14 3l10 7ZM7 10v10M14 10v10M21 10v10M3 20h22v4H3Z',
    trade: 'A savings bank with nineteen branches',
    city: 'Leeds, UK',
    systems: [2021, 2023, 2025],
    url: 'https://northbank.example',
  },
  {
    name: 'Gulf Haul',
    mark: 'M7 4h14v10H7ZM14 4v10M2 20c4-4 8 4 12 0s8 4 12 0',
    trade: 'Forty-two lorries and two ports',
    city: 'Dubai, UAE',
    systems: [2021, 2022],
    sentBy: 'Skyline Build',
    url: 'https://gulfhaul.example',
  },
  {
    name: 'Tendril',
    mark: 'M14 25V12a6 6 0 1 1 6 6h-6M14 20c-7 0-10-3-10-8 6 0 10 3 10 8Z',
    trade: 'Skincare, mixed and sent in kits',
    city: 'Bengaluru, India',
    systems: [2025],
    sentBy: 'Crumb & Kiln',
    url: 'https://tendril.example',
  },
  {
    name: 'Class on Time',
    mark: 'M14 3a11 11 0 1 0 .1 0ZM14 7v7l5 4',
    trade: 'Evening lessons for country schools',
    city: 'Tucson, USA',
    systems: [2022, 2024],
    sentBy: 'Riverside School',
    url: 'https://classontime.example',
  },
  {
    name: 'Skyline Build',
    mark: 'M4 24V15h6V9h6V3h8v21ZM10 15v9M16 9v15',
    trade: 'Flats, from the foundation to the keys',
    city: 'Gurugram, India',
    systems: [2020, 2023],
    sentBy: 'Riverside School',
    url: 'https://skylinebuild.example',
  },
  {
    name: 'Ward Round',
    mark: 'M10 4h8v6h6v8h-6v6h-8v-6H4v-8h6ZM4 14h4l3-4 5 8 3-4h5',
    trade: 'Three hospitals under one management',
    city: 'Lucknow, India',
    systems: [2020, 2022, 2024],
    url: 'https://wardround.example',
  },
  {
    name: 'Old Town Market',
    mark: 'M5 4h18l2 7H3ZM3 11a3.7 3.7 0 0 0 7.3 0 3.7 3.7 0 0 0 7.4 0 3.7 3.7 0 0 0 7.3 0M5 14v10h18V14',
    trade: 'Forty shops in one lane',
    city: 'Jaipur, India',
    systems: [2021, 2023],
    sentBy: 'Riverside School',
    url: 'https://oldtown.example',
  },
  {
    name: 'Parcel Lane',
    mark: 'M4 9 14 4l10 5v10l-10 5-10-5ZM4 9l10 5 10-5M14 14v10',
    trade: 'The last mile for eleven shops',
    city: 'Manchester, UK',
    systems: [2022],
    sentBy: 'Northbank',
    url: 'https://parcellane.example',
  },
  {
    name: 'Riverside School',
    mark: 'M5 13a9 9 0 0 1 18 0ZM2 19c4-4 8 4 12 0s8 4 12 0M2 24c4-4 8 4 12 0s8 4 12 0',
    trade: 'A day school with 1,140 pupils',
    city: 'Pune, India',
    systems: [2019, 2021, 2025],
    url: 'https://riversideschool.example',
  },
  {
    name: 'Crumb & Kiln',
    mark: 'M6 24V13a5 5 0 0 1 3-9h10a5 5 0 0 1 3 9v11ZM11 9l2 4M16 9l2 4',
    trade: 'A bakery that delivers before seven',
    city: 'Kochi, India',
    systems: [2023],
    sentBy: 'Old Town Market',
    url: 'https://crumbandkiln.example',
  },
  {
    name: 'Hillfoot Orchards',
    mark: 'M14 9C20 4 26 9 24 16s-7 9-10 8c-3 1-8-1-10-8S8 4 14 9Zm0 0c0-3 2-6 5-6',
    trade: 'Apples, kept cold until March',
    city: 'Shimla, India',
    systems: [2022, 2026],
    sentBy: 'Old Town Market',
    url: 'https://hillfoot.example',
  },
  {
    name: 'Sutra Looms',
    mark: 'M4 9h7M17 9h7M4 19h20M9 4v20M19 4v10M19 21v3M11 9h6',
    trade: 'Cloth woven to order',
    city: 'Panipat, India',
    systems: [2024],
    sentBy: 'Hillfoot Orchards',
    url: 'https://sutralooms.example',
  },
  {
    name: 'Clear Sample',
    mark: 'M8 3h12M10 3v17a4 4 0 0 0 8 0V3M10 13h8',
    trade: 'A laboratory and nine collection rooms',
    city: 'Indore, India',
    systems: [2025],
    sentBy: 'Ward Round',
    url: 'https://clearsample.example',
  },
] as const satisfies readonly ClientEntry[];

export type ClientName = (typeof clientele)[number]['name'];
export type Client = ClientEntry & { name: ClientName };

const byName = new Map<ClientName, Client>(clientele.map((client) => [client.name, client]));

export function clientOf(name: ClientName): Client {
  const client = byName.get(name);
  if (!client) throw new Error(`${name} is no client`);
  return client;
}

/** The clients whose marks stand on the home page. */
export const brands = [
  'Mend at Home',
  'Northbank',
  'Gulf Haul',
  'Tendril',
  'Class on Time',
] as const satisfies readonly ClientName[];

export const clients = [
  'Skyline Build',
  'Ward Round',
  'Old Town Market',
  'Parcel Lane',
  'Riverside School',
] as const satisfies readonly ClientName[];

interface Testimonial {
  name: string;
  post: string;
  client: ClientName;
  text: string;
}

const clientWords: readonly Testimonial[] = [
  {
    name: 'Farah Qureshi',
    post: 'Operations',
    client: 'Gulf Haul',
    text: 'They asked to ride in a lorry first. The plan they drew afterwards is still on our wall.',
  },
  {
    name: 'Thomas Ellery',
    post: 'Owner',
    client: 'Mend at Home',
    text: 'I can read the drawing, so I knew what I was paying for. The price did not move.',
  },
  {
    name: 'Dr. Sunita Rao',
    post: 'Medical Director',
    client: 'Ward Round',
    text: 'The night shift found it easier than paper. That had not happened before.',
  },
  {
    name: 'Omar Haddad',
    post: 'Head of Branches',
    client: 'Northbank',
    text: 'When something broke, they called us before we had seen it.',
  },
  {
    name: 'Grace Lindqvist',
    post: 'Founder',
    client: 'Tendril',
    text: 'Returns fell by a quarter because the page says why a thing is in the box.',
  },
  {
    name: 'Vikram Sethi',
    post: 'Principal',
    client: 'Riverside School',
    text: 'Parents stopped queueing at the office. The office noticed on the first Monday.',
  },
];

export const testimonials = clientWords.map(({ name, post, client, text }) => ({
  name,
  client,
  text,
  role: `${post}, ${client}`,
}));

/** The one who speaks on the home page. */
export const homeVoice = wordsOf('Mend at Home');

function wordsOf(client: ClientName): Testimonial {
  const words = clientWords.find((candidate) => candidate.client === client);
  if (!words) throw new Error(`${client} has said nothing`);
  return words;
}
