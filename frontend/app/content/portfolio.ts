import type { Sketch } from '@frontdoor/drawings/names';
import { clientOf, type ClientName } from './clients.ts';

interface WorkEntry {
  /** The key of its picture. */
  key: string;
  client: ClientName;
  /** The name of the product where it is not the client's name. */
  product?: string;
  year: number;
  /** Five words, for lists. */
  line: string;
  text: string;
  sketch: Sketch;
  /** Whether it is open to the public. */
  isPublic: boolean;
}

/** The fourteen things that are shown, in the order of the page, which numbers them by it. */
const entries = [
  {
    key: 'repairs',
    client: 'Mend at Home',
    year: 2024,
    line: 'Repairs booked by the slot',
    text: 'A booking page that knows where the engineers are. It offers only the hours that somebody can reach, and it names the price of the part before the visit. One engineer now gets to eight homes a day instead of five.',
    sketch: 'slots',
    isPublic: true,
  },
  {
    key: 'tower',
    client: 'Skyline Build',
    year: 2023,
    line: 'A building site, week by week',
    text: 'Every flat has a page with its floor, the trades that are on it and Friday’s picture from the same spot. Buyers look there instead of ringing the site office: 35 calls a week, where there were 120.',
    sketch: 'building',
    isPublic: true,
  },
  {
    key: 'haul',
    client: 'Gulf Haul',
    year: 2022,
    line: 'Lorries between two ports',
    text: 'Where each lorry is, when it will be at the gate, and how long the gate takes today. The yard sends a lorry when its slot is near, so drivers wait 12 minutes and not an hour.',
    sketch: 'map',
    isPublic: true,
  },
  {
    key: 'ledger',
    client: 'Northbank',
    product: 'Northbank Ledger',
    year: 2023,
    line: 'Branch figures by nine o’clock',
    text: 'Nineteen branches close their books at night, and the sum is on one screen in the morning. A branch that has not reported stands at the top and not in a footnote.',
    sketch: 'chart',
    isPublic: false,
  },
  {
    key: 'lesson',
    client: 'Class on Time',
    year: 2022,
    line: 'Lessons for a slow line',
    text: 'Each lesson comes in three weights, and the page says how long each will take on the line it has just measured. What was begun at school goes on at home without a connection.',
    sketch: 'lesson',
    isPublic: true,
  },
  {
    key: 'lane',
    client: 'Old Town Market',
    year: 2023,
    line: 'Forty shops, one basket',
    text: 'You walk down the lane from shop to shop and pay once. The parcel is packed at the gate; each shopkeeper gets his share the same evening, with a slip that says for what.',
    sketch: 'shelf',
    isPublic: true,
  },
  {
    key: 'kit',
    client: 'Tendril',
    year: 2025,
    line: 'Skincare kits from three questions',
    text: 'Three questions about skin, air and scent, and a kit in which each thing names the answer that put it there. Of a hundred kits, thirteen come back. It used to be eighteen.',
    sketch: 'shelf',
    isPublic: true,
  },
  {
    key: 'fees',
    client: 'Riverside School',
    year: 2025,
    line: 'School fees without the queue',
    text: 'What the term costs, line by line, paid on a phone before the bell rings. The receipt has the number that the office looks for. On the first Monday three parents stood at its window; the year before, 64.',
    sketch: 'chart',
    isPublic: true,
  },
  {
    key: 'ovens',
    client: 'Crumb & Kiln',
    year: 2023,
    line: 'Three ovens until six o’clock',
    text: 'Orders close at 22:00. By then the night has a plan: which dough goes into which oven at what time, so that all 660 pieces are on the van at 06:30. The baker moves a bar with a floury finger.',
    sketch: 'slots',
    isPublic: true,
  },
  {
    key: 'round',
    client: 'Parcel Lane',
    year: 2022,
    line: 'The last mile, drawn',
    text: 'A round of 23 doors as a strip of road: which side, which bell, who takes it in. A new driver is as quick on the third day as the old one was after a month.',
    sketch: 'map',
    isPublic: true,
  },
  {
    key: 'beds',
    client: 'Ward Round',
    year: 2024,
    line: 'Beds, shifts and discharge letters',
    text: 'The ward drawn as it is built, with the beds where they stand. Who asks for one gets an answer in six minutes, because the person who knows does not have to be found first.',
    sketch: 'chart',
    isPublic: false,
  },
  {
    key: 'cloth',
    client: 'Sutra Looms',
    year: 2024,
    line: 'Cloth ordered thread by thread',
    text: 'A buyer chooses weave, yarn and width and sees the cloth as it will be, with its price by the metre. The same figures go to the loom, so nobody types them a second time.',
    sketch: 'shelf',
    isPublic: true,
  },
  {
    key: 'rooms',
    client: 'Hillfoot Orchards',
    year: 2026,
    line: 'Five cold rooms on one line',
    text: 'A probe in each cold room and a curve that anybody can read. When a door stands open, the keeper is called after ten minutes, and the growers see that somebody came.',
    sketch: 'chart',
    isPublic: true,
  },
  {
    key: 'tubes',
    client: 'Clear Sample',
    year: 2025,
    line: 'A tube never out of sight',
    text: 'From the arm to the report, each tube is scanned at five places. The patient sees the hour of the result; the laboratory sees the one tube that is late, and in which rack it stands.',
    sketch: 'chart',
    isPublic: true,
  },
] as const satisfies readonly WorkEntry[];

export type Work = WorkEntry & { name: string; url: string };

/** All of them with name and address. */
export const portfolio: readonly Work[] = entries.map((entry: WorkEntry) =>
  Object.assign({ name: entry.product ?? entry.client, url: clientOf(entry.client).url }, entry),
);

export type WorkKey = (typeof entries)[number]['key'];

export function workOf(key: WorkKey): Work {
  const work = portfolio.find((candidate) => candidate.key === key);
  if (!work) throw new Error(`The portfolio has no ${key}`);
  return work;
}

/** The measured results of the works that are shown at length, here or on a home page; the pictures of the others contain theirs. */
export const measured = {
  repairs: [
    { term: 'Visits a day', text: '5 → 8' },
    { term: 'Km a day', text: '61 → 23' },
    { term: 'No-shows', text: '− 41\u00a0%' },
  ],
  tower: [
    { term: 'Calls a week', text: '120 → 35' },
    { term: 'Floors shown', text: '214' },
    { term: 'Updates', text: 'Fridays' },
  ],
  kit: [
    { term: 'Questions', text: '3' },
    { term: 'Returns, %', text: '18 → 13' },
    { term: 'Kit drawn in', text: '0.7 s' },
  ],
  beds: [
    { term: 'Answer, min', text: '52 → 6' },
    { term: 'Beds', text: '24' },
    { term: 'Phone calls', text: '− 70\u00a0%' },
  ],
} as const;
