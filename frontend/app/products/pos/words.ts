import { company } from '../../content/company.ts';

export const bannerNote = {
  caption: 'Counter 1 at 18:10. The receipt is longer than usual, so that it can be read.',
  remark: 'Isometric, one counter of three',
} as const;

export const roll = {
  shop: 'WHAT IS ON THE ROLL',
  note: 'Working days until it runs, per module',
  lines: [
    { id: 'sell', name: 'Selling', days: 2 },
    { id: 'stock', name: 'Stock', days: 4 },
    { id: 'buy', name: 'Buying', days: 2 },
    { id: 'khata', name: 'Khata and customers', days: 1 },
    { id: 'shops', name: 'Second and tenth shop', days: 2 },
    { id: 'close', name: 'Day end and GST', days: 2 },
    { id: 'teach', name: 'Teaching, per shop', days: 2 },
  ],
  total: 'Total, days',
  foot: 'Three weeks. Keep this roll for your records.',
} as const;

export const parts = {
  sell: {
    title: 'Selling: 11 seconds for four things',
    text: 'Scan, weigh or type three letters of the name. Loose rice takes its weight from the scale, a strip of tablets is cut into single ones, a bangle has a size. Prices for wholesale customers come up by their number. The cashier’s hand need not leave the keys.',
  },
  stock: {
    title: 'Stock: what the shelf says',
    text: 'Each sale takes from the shelf, each return puts back, each broken jar is written off with a name. You count one aisle a day while the shop is open, and the difference is shown in rupees and not only in pieces.',
  },
  buy: {
    title: 'Buying: before the last packet',
    text: 'On Wednesday the system proposes an order per distributor, from what was sold in the last six weeks and what is in the store room. You cross out, you send it as a message or on paper. Schemes such as ten plus one are booked as what they are.',
  },
  khata: {
    title: 'Khata: who owes what since when',
    text: 'Credit as in the red book, with a limit per customer. On the first of the month each gets the list of her own purchases. Nobody’s telephone number is asked for the sake of it; a bill prints without one.',
  },
  shops: {
    title: 'The second shop, and the tenth',
    text: 'One price list with exceptions per branch, transfers with a paper that travels in the lorry, and one screen in the evening on which the ten shops stand beside each other.',
  },
  close: {
    title: 'Day end in eight minutes',
    text: 'The cashier counts her drawer before she sees what should be in it. HSN codes and tax rates sit on the article; GSTR-1 leaves as a file that your accountant opens, and e-invoices for business customers are numbered on the spot.',
  },
} as const;

export const tillNote = 'The cashier’s screen. The customer’s side shows the same lines, larger.';

export const lineDown = {
  title: 'From 17:10 to 18:25 there was no line',
  lead: 'A Saturday in a shop with three counters, as its own journal tells it.',
  spans: [
    { when: '17:00', what: 'Line up', text: '9 bills' },
    {
      when: '17:10',
      what: 'Line down',
      text: '62 bills, kept on each till and on the other two. Cash, and UPI by the customer’s own network',
    },
    { when: '18:25', what: 'Line up', text: '62 sent in 40 seconds, 31 new ones' },
  ],
  after:
    'Until 19:00: 102 bills, none twice and none missing. What waited: card payments, the khata limit of customers from other branches, and the owner’s view from home.',
} as const;

export const keys = {
  title: 'Whose key opens what',
  caption: 'Limits as we set them at first; yours may be others.',
  columns: ['Key', 'Discount', 'Return', 'Sees'],
  rows: [
    ['Cashier', 'up to 2\u00a0%', 'same day, with bill', 'Her own drawer'],
    ['Shift lead', 'up to 10\u00a0%', '30 days', 'All drawers of the shift'],
    ['Store keeper', 'none', 'to the supplier', 'Stock, without margins'],
    ['Owner', 'any', 'any', 'Everything, also from the phone'],
    ['Accountant', 'none', 'none', 'Books and tax files, to read'],
  ],
} as const;

export const machines = {
  title: 'Which machines',
  text: [
    'It runs on the computers that you have, if they are younger than eight years, with a thermal printer, a scanner and a drawer. A new counter complete costs about ₹ 46,000 in the market; we sell none and earn nothing on them.',
    'The books live with us in an Indian data centre, or on a small computer in your back room. Articles, barcodes, stock and open khata come in from Excel, Tally or Marg. Allow one Sunday for counting.',
  ],
} as const;

export const limits = {
  title: 'When another till is better',
  items: [
    'A restaurant with tables needs courses and a kitchen printer. Ours knows neither.',
    'With fewer than 40 bills a day a bill book is quicker.',
    'We connect no delivery platform. They change their rules more often than you change prices.',
  ],
} as const;

export const questions = {
  title: 'Asked at the counter',
  entries: [
    {
      title: 'Can a cashier sell without scanning?',
      text: 'Yes; no software sees a packet that is not scanned. What you see is drawers opened without a sale, lines removed after the total, and aisles whose count is always short in the same shift.',
    },
    {
      title: 'What happens when the power goes?',
      text: 'The open bill is saved after each line. Whatever was scanned stands there again when the till wakes, 25 seconds after the current is back. A small battery for printer and screen is worth its ₹ 4,500.',
    },
    {
      title: 'How good is the stock figure?',
      text: 'In a chain of nine pharmacies it was right for 71 of 100 articles on the first count and for 96 after four months. The daily aisle did that, and the software only reminded.',
    },
  ],
} as const;

export const call = {
  title: 'Bring a basket.',
  text: `Name ten articles that make trouble at your till: loose, cut, weighed, with a scheme. ${company.name} enters them before the demo, and you sell them yourself.`,
  action: 'Ask for a demo',
} as const;
