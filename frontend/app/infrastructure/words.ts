import { sheetNumber } from '../banners/banners.ts';
import { company } from '../content/company.ts';
import { asBeginning, counted, inWords } from '../content/figures.ts';

const figure = `Fig. ${sheetNumber('/infrastructure')}`;

export const head = {
  caption: `${figure} — second and third floor, lifted apart. The letters are those of the rooms below.`,
  facts: [
    { term: 'Per floor', text: '3,600 sq ft' },
    { term: 'Desks', text: '44' },
    { term: 'Without the grid', text: '8 h' },
  ],
} as const;

export const rooms = {
  title: 'Walk through it',
  lead: 'The second floor first, then the third, then what feeds both. A visit takes twenty minutes; the machine room is the one door that stays shut.',
  rows: [
    {
      key: 'desks',
      letter: 'A',
      title: 'Forty-four desks, two screens each',
      size: '2,050 sq ft, north light',
      text: 'One team sits at one row, and its system is drawn on the wall at the end. Laptops are encrypted and hold no client’s data overnight; what is worked on lies in the client’s own account.',
    },
    {
      key: 'devices',
      letter: 'B',
      title: 'The device room',
      size: '430 sq ft, third floor',
      text: `${asBeginning(inWords(counted.testPhones))} telephones and tablets, the oldest from 2016. Each hangs on a numbered hook, charged to 80 per cent, and is lent for a day against a signature.`,
    },
    {
      key: 'machines',
      letter: 'C',
      title: 'The machine room',
      size: '240 sq ft, 22 degrees',
      text: 'Two racks: one builds and tests every change, the other stands idle so that the first may fail. Three people have the key, and the lock records which of them it was.',
    },
    {
      key: 'networks',
      letter: 'D',
      title: 'Three networks that do not meet',
      size: 'two lines, 500 Mbit/s',
      text: 'Work, test copies and visitors each have their own cable and switch. Two providers come in by different walls; when an excavator finds one of them, the other takes over in nine seconds.',
    },
    {
      key: 'power',
      letter: 'E',
      title: 'Batteries, then diesel',
      size: '62.5 kVA',
      text: `${company.district} lost the grid 31 times last June, for 52 minutes at the longest. Nobody noticed: batteries carry both floors until the generator does.`,
    },
    {
      key: 'copies',
      letter: 'F',
      title: 'A second copy, 540 km away',
      size: 'nightly, encrypted',
      text: 'What we would need to work again lies in another town, where no flood of ours can reach it. It is fetched back once a month, onto a machine that has never seen it.',
    },
  ],
} as const;

export const outage = {
  title: 'When the grid goes',
  lead: 'Tried with the real main switch on the first Saturday of each quarter, at 11:00, with people at their desks.',
  steps: [
    { when: '0 s', title: 'Batteries', text: 'Nothing blinks. 20 kVA, enough for 25 minutes.' },
    { when: '12 s', title: 'Starter', text: 'The generator turns. Lift and air conditioning wait.' },
    { when: '40 s', title: 'Diesel', text: 'It carries both floors, machine room first.' },
    {
      when: '8 h',
      title: 'Empty',
      text: '90 litres are burnt. The pump is four streets away and has a contract with us.',
    },
    { when: '8 h 25 min', title: 'Home', text: 'Batteries end. By then everybody works from home.' },
  ],
} as const;

export const reach = {
  title: 'Who may reach what',
  caption: 'From the network in the row to the place in the column',
  from: 'From',
  columns: ['Code', 'Test copies', 'Internet'],
  rows: [
    { name: 'Work', cells: ['yes', 'yes', 'yes'] },
    { name: 'Test', cells: ['no', 'yes', 'by list'] },
    { name: 'Visitors', cells: ['no', 'no', 'yes'] },
  ],
  note: 'By list: a test may speak to a bank’s sandbox and cannot send a mail to a customer by mistake.',
} as const;

export const restored = {
  title: 'What is restored how fast',
  caption: 'Times of the slowest drill in the last twelve months',
  columns: ['What', 'Lost at worst', 'Back in', 'Practised'],
  rows: [
    ['A laptop that fell', 'nothing that was saved', '55 min', 'when it falls'],
    ['The code of all projects', 'nothing', '18 min', 'monthly'],
    ['The build machines', 'the running build', '34 min', 'monthly'],
    ['Telephones and mail', 'nothing', '9 min', 'each quarter'],
    ['The whole second floor', 'one day', '4 h 20 min', 'yearly, on a Saturday'],
  ],
  note: 'Systems that we look after for clients have times of their own; they stand in each contract.',
} as const;

export const call = {
  title: 'Come and see the office.',
  text: `Clients may come unannounced between ten and five; others say so a day before. The one who sits nearest the door shows you round, generator included.`,
  action: 'Say that you are coming',
} as const;
