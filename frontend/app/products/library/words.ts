export const figure = {
  caption: 'A a gap the catalogue knows of, B its label, C returns of this morning.',
} as const;

export const shelf = {
  title: 'Eight volumes. Take the ones you need.',
  text: 'A reading room with one librarian starts with the first three. A college with twelve branches uses all. They share one catalogue, so nothing is typed twice when a volume is added.',
  volumes: [
    {
      number: '025.3',
      name: 'Catalogue',
      text: 'MARC 21 records fetched by ISBN; Hindi, Urdu and Tamil titles in their own script',
    },
    { number: '025.6', name: 'Loans', text: 'Lend, return, renew, reserve: one scan each' },
    { number: '025.8', name: 'Stock-taking', text: 'With a hand scanner, shelf by shelf, while the room stays open' },
    { number: '025.2', name: 'Buying', text: 'Suggestions, orders, invoices, the accession register' },
    { number: '027.1', name: 'Members', text: 'From the school’s or college’s list; cards printed here' },
    {
      number: '025.04',
      name: 'Search',
      text: 'A page for readers: what there is, where it stands, when it comes back',
    },
    { number: '021.6', name: 'Branches', text: 'Transfers, a courier list, one reader’s card for all' },
    { number: '025.1', name: 'Reports', text: 'For the committee, NAAC and the auditor' },
  ],
} as const;

export const card = {
  title: 'The card was a good design',
  text: 'One book, all that happened to it, on a surface as large as a hand. We kept it. The librarian sees this after one scan, and most questions end here.',
  number: '954 NEH',
  book: 'The Discovery of India',
  author: 'Nehru, Jawaharlal. 1946; this edition 2008',
  copy: 'Copy 3 of 4, accession 20817',
  place: 'Hall 2, rack 14, shelf B, between 954 MAJ and 954 PAN',
  caption: 'Loans of this copy',
  columns: { out: 'Out', due: 'Due', back: 'Back', note: 'Note' },
  loans: [
    { out: '02 Mar', due: '16 Mar', back: '15 Mar', note: '' },
    { out: '20 Mar', due: '03 Apr', back: '06 Apr', note: '3 days at ₹ 2: ₹ 6 paid' },
    { out: '11 May', due: '25 May', back: '24 May', note: '' },
    { out: '08 Jun', due: '22 Jun', back: 'out', note: 'Reserved by 1 reader, so no renewal' },
  ],
} as const;

export const stock = {
  title: 'Stock-taking, with a result',
  text: 'A degree college with 12,480 volumes used to close its library for nine working days in May. Two assistants with hand scanners now take four mornings, and readers stay.',
  figure: 'One spine is 120 volumes. Dashed: on loan. Coloured: not in its place.',
  total: { name: 'On record', figure: '12,480' },
  rows: [
    { name: 'Found in its place', figure: '12,061' },
    { name: 'On loan', figure: '327' },
    { name: 'Found on a wrong shelf, and put back', figure: '58' },
    { name: 'Missing: the list for the committee', figure: '34' },
  ],
  foot: 'The year before, without the scanner, 211 were reported missing. 147 of them were only on the wrong shelf.',
} as const;

export const access = {
  caption: 'Who may do what',
  columns: ['Who', 'Lend', 'Catalogue', 'Waive a fine', 'See who read what'],
  rows: [
    { who: 'Reader', cells: ['no', 'no', 'no', 'own loans'] },
    { who: 'Assistant', cells: ['yes', 'no', 'up to ₹ 20', 'open loans'] },
    { who: 'Librarian', cells: ['yes', 'yes', 'yes', 'open loans'] },
    { who: 'Principal', cells: ['no', 'no', 'no', 'totals only'] },
  ],
  note: 'When a book is back, the reader’s name is cut from the loan after 30 days. No report shows what somebody has read.',
} as const;

export const facts = {
  title: 'Moving in',
  entries: [
    {
      term: 'From paper',
      text: 'A typist with a barcode reader takes in 250 volumes a day; three out of four are found by ISBN.',
    },
    {
      term: 'From software',
      text: 'Koha, SOUL, e-Granthalaya or a spreadsheet. We import twice: once to look, once on the day.',
    },
    { term: 'Where', text: 'A PC under the desk, your college’s server, or ours. Branches need 512 kbit/s.' },
    {
      term: 'Line down',
      text: 'Each desk goes on lending for a day and sends its loans afterwards. Reservations wait.',
    },
    { term: 'Time', text: 'Two weeks for 10,000 volumes with barcodes; ten weeks without.' },
  ],
} as const;

export const questions = [
  {
    title: 'Koha is free. Why should we pay?',
    content:
      'If you have somebody who likes running a Linux server, take Koha; it is good. Ours is for libraries without that person: one installer, one telephone number, and a fee of ₹ 18,000 a year for up to 20,000 volumes.',
  },
  {
    title: 'Do we need RFID?',
    content:
      'Rarely. Tags cost about ₹ 12 a book and gates about ₹ 2,50,000. Under 40,000 volumes a barcode does the same at the desk. We support both and earn nothing on tags.',
  },
  {
    title: 'Can readers see e-books?',
    content:
      'They find them in the same search and are led to the publisher’s page. We do not store or unlock e-books, and a licence for ten readers stays a licence for ten.',
  },
  {
    title: 'What does it not do?',
    content:
      'Digitise old books, check theses for copying, or manage an archive of papers. For the first two we can name others.',
  },
] as const;
export const questionsTitle = 'Asked at the desk';

export const call = {
  title: 'See it with forty of your own books',
  text: 'The demo is made with yours: we catalogue them while you watch, lend one, lose one and find it again. 45 minutes, by screen or in your library.',
  action: 'Ask for a library demo',
} as const;
