import { company } from './company.ts';
import type { Life, Skill } from './life.ts';
import type { leaders } from './people.ts';

type Key = (typeof leaders)[number]['key'];

/** The skills that are the same for the three managers of the office. */
const managers: readonly Skill[] = [
  { label: 'Project Management', value: 80 },
  { label: 'Web Technologies & DB', value: 95 },
  { label: 'Digital Marketing', value: 95 },
  { label: 'Risk Management', value: 90 },
  { label: 'Cyber Security', value: 84 },
  { label: 'Certified Scrum Master', value: 100 },
];

/** The five leaders with a page of their own. */
export const lives: Record<Key, Life> = {
  managing: {
    phone: '+91 120 555 01 02',
    says: 'If I cannot draw it on one sheet, I have no business selling it.',
    titles: { biography: 'From castings to contracts', highlights: 'Five dates on one line' },
    call: {
      title: 'Something went wrong?',
      text: 'A complaint reaches his desk on the day you write it, and the answer bears his name.',
      action: 'Write a complaint',
    },
    biography: [
      'Arjun trained as a draughtsman in his uncle’s office, which made machine parts for looms. He learned there that a wrong line costs a rubber, and a wrong casting costs a month.',
      'He wrote software for banks for nine years and then began this office with a drawing board, two colleagues and one client, a printer of railway tickets. The ticket system is still in use. He visits it every March.',
      'He signs every contract himself, and each complaint reaches his desk on the day it is written. There were eleven last year. Their answers hang by the coffee machine.',
    ],
    highlights: [
      {
        year: '2010',
        title: 'First program at work',
        text: 'Interest tables for a bank of forty branches, checked against the ledger by hand.',
      },
      {
        year: '2015',
        title: 'Led thirty people',
        text: 'Moved a bank’s current accounts to a new core in one night of May.',
      },
      {
        year: '2019',
        title: 'First drawing',
        text: 'Founded the office. Ticket printing for nine stations, delivered in fourteen weeks.',
      },
      {
        year: '2021',
        title: 'Dubai and London',
        text: 'First clients abroad, first colleagues who work in their hours.',
      },
      {
        year: '2024',
        title: 'Prices in writing',
        text: 'Every quotation shows its hours. Two clients left, nine came.',
      },
    ],
    skills: [
      { label: 'Software Development', value: 80 },
      { label: 'Graphic Design', value: 74 },
      { label: 'JavaScript', value: 89 },
      { label: 'Web Development', value: 90 },
      { label: 'Cyber Security', value: 78 },
      { label: 'Quality Analysis', value: 86 },
      { label: 'Business Analysis', value: 88 },
      { label: 'Project Management', value: 92 },
    ],
    certifications: [
      { year: '2014', name: 'Project Management Professional' },
      { year: '2018', name: 'ISO 27001 Lead Implementer' },
    ],
    education: [
      { year: '2010', name: 'B.Tech. in computer science', place: 'University of Lucknow' },
      { year: '2006', name: 'Diploma in mechanical drawing', place: 'Government Polytechnic, Kanpur' },
    ],
  },
  technology: {
    phone: '+91 120 555 01 03',
    says: 'A tool is chosen once and paid for every day after.',
    titles: { biography: 'Two shelves', highlights: 'Before the shelves' },
    call: {
      title: 'Is your database older than your staff?',
      text: 'Send the names of its ten largest tables. She answers with what she would draw first.',
      action: 'Send table names',
    },
    biography: [
      'Kavya looked after databases for a port before she wrote any software. The oldest had been running since before she was born, and nobody was left who knew its tables. She drew all 187 of them.',
      'Here she keeps two shelves. On the first stand the tools that may be used for new work, nineteen at present. On the second stand those on their way out, each with a date and the name of who moves the last client.',
      'Each month she reads a day of code from every project. On Thursdays at four she teaches what she found, with the author’s leave.',
    ],
    highlights: [
      {
        year: '2012',
        title: 'Database administrator at a port',
        text: 'Backups that were restored for practice each Friday.',
      },
      {
        year: '2016',
        title: 'Moved 4 TB in nine hours',
        text: 'From a retired mainframe, with the cranes still loading.',
      },
      {
        year: '2020',
        title: 'Joined as the sixth engineer',
        text: 'Wrote the first rule: a backup counts once it has been restored.',
      },
      { year: '2023', title: 'Chief Technology Officer', text: 'Thirty-one tools became nineteen in two years.' },
    ],
    skills: managers,
    certifications: [
      { year: '2015', name: 'Oracle Certified Professional, Database' },
      { year: '2021', name: 'AWS Solutions Architect, Professional' },
      { year: '2022', name: 'Certified Scrum Master' },
    ],
    education: [{ year: '2012', name: 'M.Sc. in information systems', place: 'Cochin University' }],
  },
  people: {
    phone: '+91 120 555 01 20',
    says: 'A no that comes on Friday is kinder than a maybe that comes in June.',
    titles: { biography: 'Nine thousand exercise books', highlights: 'Classrooms, wards, desks' },
    call: {
      title: 'An application waits?',
      text: 'If the promised days have passed without an answer, say so with your reference number. That has not happened yet this year.',
      action: 'Ask about an application',
    },
    biography: [
      'Meera was a schoolteacher for six years. She marked about nine thousand exercise books, and says that reading applications is the same work: look for what somebody understood, then say where it stopped.',
      'She opens every application herself, without the photograph. The answer goes out within the days that were promised. Where it is a no it has a reason, and it is one that could be acted upon.',
      'She also keeps the calendar of leave, and has the right to move a delivery date when a team has worked two weekends. She has used it three times.',
    ],
    highlights: [
      { year: '2011', title: 'Taught mathematics', text: 'Classes eight to ten, forty-four to a room.' },
      {
        year: '2017',
        title: 'Hired for a hospital group',
        text: 'Sixty nurses in eleven weeks. Fifty-two were there two years later.',
      },
      {
        year: '2021',
        title: 'Came to this office',
        text: 'Put an end to riddles in interviews. Half a day of paid work took their place.',
      },
      { year: '2026', title: 'The careers desk', text: 'One form, one reference number, one person who answers.' },
    ],
    skills: managers,
    certifications: [
      { year: '2018', name: 'Associate Certified Coach' },
      { year: '2020', name: 'Certified Scrum Master' },
    ],
    education: [
      { year: '2017', name: 'M.B.A. in human resources', place: 'Symbiosis, Pune' },
      { year: '2011', name: 'B.Ed. with mathematics', place: 'University of Madras' },
    ],
  },
  director: {
    phone: '+91 120 555 01 04',
    says: 'Half past five in Delhi is noon in London. Most late projects are late because of that sentence.',
    titles: { biography: 'Crews, then clients', highlights: 'Cities and calendars' },
    call: {
      title: 'In which hours do you work?',
      text: 'Name your city. The first reply contains the two hours that we would keep free for you.',
      action: 'Find our two hours',
    },
    figures: [
      { value: '191', label: 'kept on the day' },
      { value: '13', label: 'moved in writing beforehand' },
      { value: '204', label: 'promises in the year to March' },
    ],
    biography: [
      'Rohan planned crews for an airline. A crew that is in the wrong city at midnight costs more than any software, so he learned to look at a week as one drawing with all its time zones.',
      'He does this now for clients in India, the UAE, the UK and the USA. Of the hours that each of them shares with us, two a day are kept free for it. He defends those two against every other meeting.',
      'His list of promises has a date, a name and a client on each line. On the date he asks. In the year to March, 191 of 204 were kept on the day; the other thirteen were moved in writing beforehand.',
    ],
    highlights: [
      { year: '2009', title: 'Crew planner', text: 'Eleven cities, four hundred people, one whiteboard.' },
      {
        year: '2014',
        title: 'Wrote the planner’s program',
        text: 'Six evenings. The airline used it for eight years.',
      },
      { year: '2020', title: 'Delivery lead', text: 'Began the list of promises with nine lines.' },
      { year: '2022', title: 'Director', text: 'Took over the clients outside India.' },
    ],
    skills: managers,
    certifications: [
      { year: '2016', name: 'PRINCE2 Practitioner' },
      { year: '2019', name: 'Certified Scrum Master' },
    ],
    education: [{ year: '2009', name: 'B.Com. with statistics', place: 'University of Delhi' }],
  },
  technical: {
    phone: '+91 120 555 01 05',
    says: 'I mark what I would not like to be woken up for.',
    titles: { biography: 'Four calls a year', highlights: 'How the nights became quiet' },
    biography: [
      'Ishaan has carried the night telephone for seven years. It rang 61 times in the first of them and four times in the last. The difference is the red pencil: he knows which lines of a drawing ring.',
      'No system is built here before its drawing has lain on his desk for a day. Of last year’s 48 drawings 37 went back once, five went back twice, and six passed as they were.',
    ],
    highlights: [
      { year: '2017', title: 'Support engineer', text: 'Nights, for a chain of petrol stations.' },
      { year: '2019', title: 'First colleague hired here', text: 'Laid the cables of the office, too.' },
      { year: '2022', title: 'Technical Leader', text: 'Leads the eleven engineers who look after what is running.' },
    ],
    skills: [
      { label: 'Design review', value: 95 },
      { label: 'API design', value: 90 },
      { label: 'TypeScript & Java', value: 95 },
      { label: 'PostgreSQL', value: 85 },
      { label: 'Monitoring', value: 88 },
      { label: 'Incident response', value: 90 },
    ],
    certifications: [
      { year: '2020', name: 'Certified Kubernetes Administrator' },
      { year: '2023', name: 'Google Professional Cloud Architect' },
    ],
    education: [{ year: '2017', name: 'B.Tech. in electronics', place: 'Jadavpur University, Kolkata' }],
    projects: [
      {
        title: 'Slots instead of traffic',
        description:
          'The booking site of a repair service. The route of each engineer is worked out before a customer sees a free hour.',
        url: 'https://mendathome.example',
      },
      {
        title: 'One picture a week',
        description:
          'A builder’s site with the state of every floor. Pictures come from the site office over a line that drops twice a day.',
        url: 'https://skylinebuild.example',
      },
      {
        title: 'The quiet telephone',
        description:
          'Alarms for 43 systems in one place. An alarm that nobody has acted on three times is rewritten or removed.',
        url: `${company.url}/quality`,
      },
    ],
  },
};
