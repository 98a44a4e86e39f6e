import { company } from './company.ts';
import { asBeginning, counted, inWords } from './figures.ts';
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
      'My uncle’s office made machine parts for looms, and I learned to draw there long before I learned to program. A wrong line costs you a rubber, he used to say. A wrong casting costs a month.',
      'After nine years of bank software I rented a room, bought a drawing board and talked two colleagues into it. Our one client printed railway tickets. His system is still in use, and I visit it every March, with sweets.',
      'Every contract here bears my signature, and every complaint is on my desk on the day it is written. There were eleven last year. The answers hang by the coffee machine, where nobody can avoid reading them.',
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
    titles: { biography: 'Two stacks', highlights: 'Before the stacks' },
    call: {
      title: 'Is your database older than your staff?',
      text: 'Send the names of its ten largest tables. She answers with what she would draw first.',
      action: 'Send table names',
    },
    biography: [
      'One port, 187 tables, no documentation, and a database older than I am. I drew all 187 before I changed the first.',
      'For our own servers I keep two stacks. In one are the nineteen tools that run there. Those in the other are on their way out, each with a date and the name of the person who moves the last system. A third stack, for exceptions, has been proposed to me twice. There is none. Clients’ systems run on what their own people know.',
      'Once a month I read a day of code from every project. What I find I teach on Thursdays at four, if its author agrees. So far, all have.',
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
      {
        year: '2023',
        title: 'Chief Technology Officer',
        text: 'On our own servers thirty-one tools became nineteen in two years.',
      },
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
      text: 'If the promised days have passed without an answer, say so with your reference number.',
      action: 'Ask about an application',
    },
    biography: [
      'Do you remember your mathematics teacher? For six years that was me. I must have marked nine thousand exercise books, and reading applications is not so different: you look for what somebody understood, and then you say, kindly, where it stopped.',
      'So I open every application myself, without the photograph. You hear from me within the days that were promised. And if it is a no? Then it comes with a reason that you can do something about.',
      'I look after the calendar of leave as well, and may move a delivery date when a team has worked two weekends. I have done that three times. Nobody argued for long.',
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
    says: 'When it is half past five in Delhi, it is noon in London. Forget that once and a project is late.',
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
      'Airline, 22:40: the crew is in Kolkata, its aircraft in Kochi. That night cost more than any software that I have seen since. From then on I planned weeks on one sheet, with every time zone on it.',
      'Now it is India, the UAE, the UK and the USA. Two hours a day are kept free for each of them. Please do not book a meeting there. I will move it.',
      'My list: one line a promise, with a date, a name, a client. On the date, I ask. Year to March: 204 promises, 191 kept on the day, 13 moved in writing beforehand. I know all 13 by heart.',
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
    titles: {
      biography: `${asBeginning(inWords(counted.nightCalls))} calls a year`,
      highlights: 'How the nights became quiet',
    },
    biography: [
      `Night telephone. Seven years. It rang 61 times in the first and ${inWords(counted.nightCalls)} times in the last.`,
      'What changed? A red pencil. No system is built before its drawing has lain on my desk for a day. 48 came last year. 37 went back once, five twice, six passed. Nobody liked it at first. Everybody sleeps now.',
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
