import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';

const figure = `Fig. ${sheetNumber('/cloud')}`;

export const head = {
  caption: `${figure} — one move, three monthly bills. A the server under the desk, B what travels, C the rack, D the bill for May.`,
  remark: 'Height of a column: one month’s bill',
} as const;

export const problem = {
  title: 'One machine has a note on it: do not switch off.',
  paragraphs: [
    'It stands under the desk of somebody who left. It prints the delivery notes, so nobody has dared to update it since 2019. When the office moves, somebody will carry it in a taxi.',
    'Or you have moved already, and now there is a bill: forty lines in dollars, each with a name that only its seller understands. Nobody dares to switch those off either.',
    'Both are the same fault. What runs is not written down. We write it down first, as code that builds the whole thing on an empty account. After that, place and price are decisions and no longer accidents.',
  ],
} as const;

const rupees = (value: number) => `₹ ${value.toLocaleString('en-IN')}`;
const months = [
  { machines: 50_400, asleep: 0, storage: 15_600, traffic: 9_200, logs: 8_800 },
  { machines: 31_500, asleep: 0, storage: 9_600, traffic: 5_600, logs: 4_300 },
  { machines: 18_900, asleep: 5_300, storage: 4_800, traffic: 1_900, logs: 1_100 },
] as const;
const amounts = (key: keyof (typeof months)[number]) => months.map((month) => (month[key] ? rupees(month[key]) : '—'));

/** The bill of the case: its totals are the sums of its lines. */
export const bill = {
  title: 'The bill, line by line',
  lead: 'A customs agent with forty desks. In March everything ran in the cloud as it had run in the back room. Two months later it did the same work for 62 per cent less, and nobody at the forty desks had noticed a difference.',
  caption: 'Monthly bill of one client, in rupees before tax',
  columns: ['Line', 'March', 'April', 'May', 'What was done'],
  rows: [
    {
      line: 'Machines, day and night',
      amounts: amounts('machines'),
      why: 'Eight, then five, then three. The others waited for work that came at 10:00.',
    },
    {
      line: 'Machines that sleep',
      amounts: amounts('asleep'),
      why: 'Two work from 09:00 to 21:00, Monday to Saturday.',
    },
    { line: 'Storage', amounts: amounts('storage'), why: '3.9 TB became 1.2: seven copies of the same scans.' },
    { line: 'Traffic', amounts: amounts('traffic'), why: 'Pictures are shrunk before they leave, not after.' },
    { line: 'Logs and backups', amounts: amounts('logs'), why: 'Kept for 30 days. The old rule said for ever.' },
  ],
  total: {
    line: 'Together',
    amounts: months.map((month) => rupees(Object.values(month).reduce<number>((sum, part) => sum + part, 0))),
    why: '38 minutes of standstill, once',
  },
} as const;

export const layers = {
  title: 'Five layers, and each can be lifted off',
  lead: 'You may order the lowest alone and build the rest yourselves. Everything lies in your account and your repository from the first day.',
  label: 'Five slabs lie above each other with gaps between them: account, network, cluster, build and watch on top',
  rows: [
    {
      name: 'WATCH',
      title: 'Watch',
      text: 'Eight alarms at most, each with the page that says what to do. Whatever can wait until morning is a report.',
      time: '1 week',
    },
    {
      name: 'BUILD',
      title: 'One build',
      text: 'The package that was tested is the package that runs. A release takes eleven minutes, going back takes two.',
      time: '2 weeks',
    },
    {
      name: 'CLUSTER',
      title: 'Machines or a cluster',
      text: 'Kubernetes where there are more than a dozen services. Below that, three plain machines.',
      time: '1–3 weeks',
    },
    {
      name: 'NETWORK',
      title: 'Network and doors',
      text: 'Who may enter, from where, and a list of it that your auditor can print.',
      time: '1 week',
    },
    {
      name: 'ACCOUNT',
      title: 'The account',
      text: 'In your name, with your card, a limit for each month, and a region in India if the law asks for it or answers must be quick.',
      time: '2 days',
    },
  ],
} as const;

export const move = {
  title: 'Six weeks and one Sunday',
  lead: 'The standstill is short because it has been practised. The third rehearsal decides on the date, never the calendar.',
  steps: [
    {
      when: 'Week 1',
      title: 'Inventory',
      text: 'What runs, who calls it, what it costs today. About one service in six turns out to be used by nobody.',
    },
    {
      when: 'Weeks 2–4',
      title: 'Description',
      text: 'The layers as code. Each Friday the whole of it is torn down and built again.',
    },
    {
      when: 'Weeks 5–6',
      title: 'Three rehearsals',
      text: 'With a copy of the real data: 2 h 50 min, then 70, then 36. Two of your people use it for a morning.',
    },
    {
      when: 'Sunday, 06:00',
      title: 'Doors closed',
      text: 'Visitors see a page that says until when. The last 4 GB of changes are copied.',
    },
    {
      when: '06:22',
      title: 'Counted',
      text: 'Rows, files and open jobs are compared. Until this moment, one word from you takes everything back to the old machine.',
    },
    {
      when: '06:38',
      title: 'Doors open',
      text: 'The first delivery note comes out of the same printer. The old machine stays switched on for a month, unplugged from the network.',
    },
  ],
} as const;

export const tools = {
  title: 'What the description is written with',
  names: [
    'Terraform',
    'Kubernetes',
    'Docker',
    'AWS',
    'Azure',
    'Google Cloud',
    'GitHub Actions',
    'Prometheus',
    'Ansible',
  ],
} as const;

export const questions = {
  title: 'Before you sign for a cloud',
  entries: [
    {
      title: 'Is the cloud cheaper than our own server?',
      content:
        'For one server that is busy all day, often not. A machine bought for ₹ 3,00,000 and used for five years is hard to beat. The cloud wins where load comes and goes, where two sites need the same data, or where nobody wants to own a power supply.',
    },
    {
      title: 'Can we leave the provider again?',
      content:
        'Yes, at a price that we write into the plan: usually two to four weeks. We avoid services that only one seller has, unless they save more each year than leaving would cost once.',
    },
    {
      title: 'Who is woken at night?',
      content:
        'Our rota, if you buy it: two engineers, an answer within 15 minutes, counted in the monthly report. From the fourth month on, most months pass without a call. Without the rota, your own people, with our pages in hand.',
    },
    {
      title: 'Do you take a share of what we save?',
      content:
        'No. A share would make us save on the wrong things, backups first. The work has a fixed price, and the inventory tells you before you order whether it pays within a year.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Send us last month’s bill.',
  text: 'Or a photograph of what stands under the desk. You get back a page: what each line is for, and which three we would look at first.',
  facts: [
    { term: 'Standstill', text: 'Announced, and rehearsed three times. On the Sunday above it took 38 minutes.' },
    { term: 'Account', text: 'In your name and with your card, never in ours.' },
    { term: 'Price', text: 'Fixed, and no share of what you save.' },
  ],
};
