import { sheetNumber } from '../../banners/banners.ts';
import type { Ending } from '../../consultation/words.ts';

const figure = `Fig. ${sheetNumber('/database')}`;

export const head = {
  caption: `${figure} — one order, followed. A primary, B the write, C replica, D vault, E the trial restore.`,
  remark: 'The write goes from B to D',
} as const;

export const sections = [
  { id: 'problem', title: 'The problem' },
  { id: 'delivered', title: 'What is delivered' },
  { id: 'course', title: 'How the work goes' },
  { id: 'drill', title: 'A drill by the minute' },
  { id: 'case', title: 'A case' },
  { id: 'questions', title: 'Questions' },
] as const;

export const problem = {
  title: 'Databases fail quietly, for months, and then on a Friday.',
  paragraphs: [
    'A report that took 40 ms takes four seconds, and everybody has learned to fetch tea. The nightly dump has been empty since somebody changed a password in spring. A column was added over lunch and the shop stood still for nineteen minutes.',
    'None of it is bad luck. Each fault leaves a trace that can be read weeks before: a table that is never vacuumed, a disk that fills by two per cent a week, a backup file whose size stopped growing. We read these traces, and mend what they point to while it is small.',
  ],
} as const;

export const parts = {
  title: 'Six parts, bought singly or together',
  caption: `Parts list. The letters are those of ${figure}; F, the telephone, is not drawn.`,
  rows: [
    {
      name: 'A schema that can grow',
      text: 'Keys, indexes and constraints checked against the queries that really run.',
      time: '1–3 weeks',
    },
    {
      name: 'Changes while the shop stays open',
      text: 'Every migration in three steps: add, fill, remove. Each is tried on a copy of last night and can be taken back.',
      time: 'per change',
    },
    {
      name: 'A replica that can take over',
      text: 'Streaming copy in a second building, with the switch practised in office hours.',
      time: '2 weeks',
    },
    {
      name: 'A vault',
      text: 'Base backup each night and the log each minute, encrypted, under a key that the primary does not hold.',
      time: '1 week',
    },
    {
      name: 'Trial restores',
      text: 'On an empty machine, against the clock, until an order can be saved. You get the sheet with the times.',
      time: 'monthly',
    },
    {
      name: 'Somebody to ring',
      text: 'Two people who know your schema by heart. The second is there because the first takes holidays.',
      time: 'by the month',
    },
  ],
} as const;

export const course = {
  title: 'From reading to on call',
  phases: [
    {
      when: '2 days',
      title: 'Read',
      text: 'With an account that can change nothing. You get three findings, and may mend them yourself.',
    },
    { when: '1 week', title: 'Plan', text: 'The order of the work, how each step is undone, and a fixed price.' },
    {
      when: '3–5 weeks',
      title: 'Mend',
      text: 'One change at a time, the slowest query before and after beside it. Nothing on Fridays, nothing before a sale.',
    },
    { when: 'monthly', title: 'Keep', text: 'Drill, disk forecast, upgrades. Ends with a month’s notice.' },
  ],
} as const;

export const drill = {
  title: 'Forty-one minutes, taken apart',
  lead: 'The sheet of a trial restore: 335 GB, an empty machine, and a clock that starts when the telephone would have rung. The long bar is the copying. The short ones are what once took hours.',
  columns: { at: 'Minute', step: 'What is done', took: 'Takes', bar: 'Share of the 41 minutes' },
  unit: 'min',
  steps: [
    { at: 0, took: 4, step: 'An empty machine is started from its description' },
    { at: 4, took: 25, step: 'The base backup of 02:00 is copied from the vault' },
    { at: 29, took: 7, step: 'The log of the day is played on top, up to 14:06' },
    { at: 36, took: 3, step: 'Rows of 178 tables are counted and compared' },
    { at: 39, took: 2, step: 'The shop is pointed at it and saves an order' },
  ],
} as const;

export const importer = {
  title: 'An importer of bicycle parts',
  paragraphs: [
    'Sixty-one thousand articles, nine hundred dealers, one PostgreSQL 11 that nobody had restarted for two years. There was a backup. When we restored it on the second day, it took 6 h 12 min, and its newest order was from March.',
    'The work took five weeks. The upgrade to version 16 closed the shop for 90 seconds at half past six on a Sunday morning; it had been rehearsed four times, the first of them badly.',
  ],
  caption: 'Read on day 2, and again in week 6',
  columns: ['Measured', 'Before', 'After'],
  rows: [
    ['Orders lost at worst', 'since March', '60 s'],
    ['Time to restore', '6 h 12 min', '41 min'],
    ['Search by part number', '4,100 ms', '33 ms'],
    ['Disk, per month', '+ 31 GB', '+ 9 GB'],
    ['Names on the rota', '1', '3'],
  ],
} as const;

export const tools = {
  title: 'Engines we are on call for, and what we keep them with',
  names: ['PostgreSQL', 'MySQL', 'Oracle', 'SQL Server', 'MongoDB', 'Redis', 'Patroni', 'pgBackRest', 'Grafana'],
} as const;

export const questions = {
  title: 'Asked before a key is handed over',
  entries: [
    {
      title: 'We rent a managed database. Do we need you?',
      content:
        'For backups and fail-over, mostly not. The provider keeps the machine alive; it does not read your queries or try your restore. Many of our clients keep the managed service and buy parts A and E only.',
    },
    {
      title: 'Do you see our customers’ data?',
      content:
        'Not for the reading. Sizes, plans and statistics are enough. Where a row must be looked at, one of your people shares the screen. Drills run on machines in your own account, wiped the same day.',
    },
    {
      title: 'What happens if the restore fails during a drill?',
      content:
        'You hear it within the hour, with what is missing and since when. We make a fresh backup at once and repeat the drill within three working days, at no charge.',
    },
    {
      title: 'Is the backup of our host not enough?',
      content:
        'It is when the data fits on one disk, can be typed again within a week, and your host restores it for you. Ask the host to do it once while you watch. If that works, keep your money.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'When was it last restored?',
  text: 'If you know the date and the minutes, you are ahead of most. If not, two days with a read-only account will tell.',
  facts: [
    { term: 'Engines', text: 'PostgreSQL, MySQL, Oracle, SQL Server, and two more.' },
    { term: 'First step', text: 'Two days of reading, and three findings to keep.' },
    { term: 'Notice', text: 'One month, at any time.' },
  ],
};
