import { company } from '../content/company.ts';
import { asBeginning, inWords } from '../content/figures.ts';
import { partners } from '../content/partners.ts';

const count = inWords(partners.length);
const payments = partners.find(({ tool }) => tool === 'payment')?.name ?? 'another';
const examinations = partners.reduce((sum, { examined }) => sum + examined, 0);

export const figure = {
  caption: 'Fig. 1 — the wall behind the bench. The letters are those of the list; dashed: in use',
} as const;

export const row = { label: 'Partners', title: `${asBeginning(count)} marks on the wall` } as const;

export const records = {
  title: 'What each is for, and whom we ring',
  text: `A licence makes nobody a partner. These ${count} have let us look inside, and each has given us a telephone that is picked up. The large makers whose tools we name on other pages are no partners of ours: we use what they sell, as anybody may.`,
  examined: 'Examined here',
  engineers: 'engineers',
  answer: 'They answer in',
  since: 'Since',
  visit: 'Visit',
} as const;

export const money = {
  title: 'Where the money goes',
  text: `When ${company.name} recommends a tool, you should know who earns by it. So here is every rupee that passes between us and the ${count}.`,
  caption: 'Payments between the partners and us in the last financial year',
  columns: { what: 'For what', from: 'From', sum: 'Sum' },
  lines: [
    { what: 'Commission for what our clients bought', from: 'them to us', sum: '₹ 0' },
    { what: `Fees for ${examinations} examinations`, from: 'us to them', sum: '₹ 6,90,000' },
    { what: 'Scanners for the cupboard, at list price', from: 'us to them', sum: '₹ 2,14,000' },
    { what: 'Dinner at their yearly meeting, two people', from: 'them to us', sum: '₹ 9,000' },
  ],
  rule: 'Accounts and licences are in your name and paid by you, at the price that you see on the maker’s page. If we leave, they stay.',
} as const;

export const path = {
  title: 'How a tool gets its place on the wall',
  figure:
    'Fig. 2 — sixty-seven weeks on one ruler: two to read the manual, thirteen to try it ourselves, a year with one client',
  phases: [
    {
      when: '2 weeks',
      title: 'Read',
      text: 'One engineer reads the manual, the list of open faults and the last year of outages. Half of all tools end here.',
    },
    {
      when: '3 months',
      title: 'Tried on ourselves',
      text: 'It runs something of our own: the time sheets, the door, the lunch list. If it fails, we are the ones who notice.',
    },
    {
      when: '1 year',
      title: 'Used for one client',
      text: 'With the client’s consent, and after the way back has been tried once. Then three of us sit the examination.',
    },
  ],
  down: `A place can become empty again: in 2024 we took down a payment service that answered after four days. Two clients moved to ${payments} in one night each, at our cost.`,
} as const;

export const call = {
  title: 'You use something else?',
  text: `Then we learn it, or tell you who knows it better. What works for you stays: nothing is replaced because it is not one of the ${count}.`,
  action: 'Name your tool',
} as const;
