/** One week of an institute with two rooms: six days, hours as on the clock; no two lessons of a day overlap. */
export interface Lesson {
  day: number;
  from: number;
  to: number;
  name: string;
  place: string;
  online?: boolean;
  moved?: boolean;
}

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export const hours = [8, 10, 12, 14, 16, 18, 20] as const;

export const lessons: readonly Lesson[] = [
  { day: 0, from: 8, to: 10, name: 'Python', place: 'Room 1' },
  { day: 0, from: 17, to: 19, name: 'Ledgers', place: 'Room 2' },
  { day: 1, from: 9, to: 11, name: 'English', place: 'Room 2' },
  { day: 1, from: 18, to: 20, name: 'Python', place: 'online', online: true },
  { day: 2, from: 8, to: 10, name: 'Python', place: 'Room 1' },
  { day: 2, from: 14, to: 16, name: 'Design', place: 'Room 1' },
  { day: 3, from: 9, to: 11, name: 'English', place: 'online', online: true },
  { day: 3, from: 17, to: 19, name: 'Ledgers', place: 'Room 2' },
  { day: 4, from: 8, to: 10, name: 'Python', place: 'Room 1' },
  { day: 4, from: 12, to: 14, name: 'Design', place: 'Room 1', moved: true },
  { day: 5, from: 10, to: 13, name: 'Test', place: 'Room 1+2' },
  { day: 5, from: 16, to: 18, name: 'Ledgers', place: 'online', online: true },
];
