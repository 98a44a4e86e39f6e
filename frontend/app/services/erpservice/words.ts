import type { Ending } from '../../consultation/words.ts';

/** Texts of the ERP page. */
export const figure = {
  caption:
    'Order 4711 on its way: A buying writes it, B stores count, C making uses, D accounts pay, E the one record of all four.',
} as const;

export const route = {
  title: 'Follow one order of 400 bearings.',
  lead: 'In most companies that we visit it is typed five times: as an order, on the gate slip, into the stock sheet, against the job, into the accounting package. At each desk a digit can go wrong. Below, the same order is written once, and every desk adds only what nobody could know before it.',
  caption: 'Purchase order 4711, from desk to desk',
  columns: ['Desk', 'Knows first', 'Adds to the record', 'No longer types'],
  rows: [
    ['Buying', 'price and date', '400 pieces at ₹ 310, due on 12 May', '—'],
    ['Stores', 'what the lorry brought', '400 received on 13 May, one day late', 'supplier, item, price'],
    ['Making', 'what went into the machine', '392 fitted, 8 rejected with a photograph', 'item, batch, stock'],
    ['Accounts', 'what is owed', '₹ 1,21,520 paid on 29 May for 392 pieces', 'the whole bill'],
  ],
  sum: '392 bearings at ₹ 310 are ₹ 1,21,520. The eight rejected bearings, ₹ 2,480, were never paid for: the rejection reached accounts before the bill did.',
} as const;

export const delivery = {
  title: 'Four modules, and you may stop after any of them',
  caption: 'Parts list — the letters are those of the drawing',
  parts: [
    {
      name: 'Buying',
      text: 'Requests, offers side by side, orders, and each supplier’s record of promised and actual days.',
      time: '5 weeks',
    },
    {
      name: 'Stores',
      text: 'Receipt by bar code, batches, counting a tenth of the shelves each week in place of two days of closing in March.',
      time: '6 weeks',
    },
    {
      name: 'Making',
      text: 'Bills of material, jobs, rejects and their reasons, on a tablet that can be worked with gloves.',
      time: '8 weeks',
    },
    {
      name: 'Accounts',
      text: 'GST returns, payables, receivables and cost per job. Where Tally is to stay, it is fed and not replaced.',
      time: '6 weeks',
    },
    {
      name: 'The ledger under them',
      text: 'Items, suppliers, customers and rights, cleaned of duplicates before anything is built on them.',
      time: '4 weeks',
    },
  ],
} as const;

export const parallel = {
  title: 'The old system goes on beside the new one, until both agree for a month.',
  paragraphs: [
    'We never switch a company over in one night. One department changes; the others notice nothing except that its figures arrive sooner. Each evening a list shows where old and new differ, and why.',
    'The list is the contract. While it has entries that neither of us can explain, the department keeps both systems and the next one does not begin.',
  ],
  caption: 'Differences at the close of each week, stores',
  weeks: [
    { week: 'Week 1', count: 38, width: 'w-full' },
    { week: 'Week 2', count: 19, width: 'w-1/2' },
    { week: 'Week 3', count: 6, width: 'w-[16%]' },
    { week: 'Week 4', count: 0, width: 'w-0' },
    { week: 'Week 5', count: 0, width: 'w-0' },
    { week: 'Week 6', count: 0, width: 'w-0' },
    { week: 'Week 7', count: 0, width: 'w-0' },
  ],
  end: 'Four weeks at nil: the old stock sheet is closed and kept for reading.',
} as const;

export const example = {
  note: 'A case',
  title: 'A maker of gearboxes: 136 people, five lists of the same items.',
  text: 'The lists held 11,300 items. After duplicates were merged, 7,900 were left. Buying and stores went over in the first fifteen weeks, making and accounts in the next fourteen. Nobody was hired for it; two foremen were freed for a day a week, which was the dearest part and the one that made it work.',
  rows: [
    ['Items on the list', '11,300', '7,900'],
    ['Times an order is typed', '5', '1'],
    ['Days to close a month', '12', '4'],
    ['Stock count against the books', '86\u00a0%', '98.5\u00a0%'],
  ],
  columns: ['Measure', 'Before', 'After 29 weeks'],
} as const;

export const questions = {
  title: 'What owners ask us',
  entries: [
    {
      title: 'Do you write it, or is it Odoo, ERPNext or SAP?',
      content:
        'Mostly ERPNext or Odoo, with what is particular to you built on top. Where you have SAP, we work on it. We write from nothing only when your way of making is what you sell.',
    },
    {
      title: 'When is it too early?',
      content:
        'When one person still knows every order by heart. Below some thirty people, an accounting package and a disciplined stock sheet are cheaper. Half an hour on the telephone usually tells, and it is free.',
    },
    {
      title: 'What if the internet fails?',
      content:
        'Receipts and jobs go on from the tablets, on a small server in your own building, and are passed on when the line is back. Invoices wait. You learn on the first day which is which.',
    },
    {
      title: 'How many changes may we ask for?',
      content:
        'As many as you like on paper. Each that departs from the standard carries its price for every later upgrade. Most companies cross out two of three after they have read that column.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Send one order, from the request to the payment.',
  text: 'Scan all its papers, as they are. In half an hour on the telephone we draw its way through your company, and count how often it was typed.',
  facts: [
    { term: 'Built on', text: 'ERPNext or Odoo for the most part, or the SAP that you have.' },
    { term: 'Side by side', text: 'The old system stays until both have agreed for four weeks.' },
    { term: 'Stop', text: 'After any module; the ones before it go on working.' },
  ],
};
