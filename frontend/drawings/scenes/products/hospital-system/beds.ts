export type BedState = 'taken' | 'free' | 'cleaning' | 'leaves' | 'held';
export interface Bed {
  number: string;
  state: BedState;
  /** The patient's name, or the hour of the next change. */
  says: string;
}

// One line a room, four above the corridor and four below. An asterisk is a bed whose patient leaves, a dash one being cleaned.
const rooms = [
  'Arora Khan Das',
  'Pillai -12:10 *14:00',
  'Jain Roy Sen',
  'held Nair Gill',
  'Shah Paul free',
  'Iqbal Mehra free',
  '*16:30 Bedi Kaur',
  '-12:20 Joshi Lal',
];

const stateOf = (word: string): BedState => {
  if (word === 'free' || word === 'held') return word;
  if (word.startsWith('*')) return 'leaves';
  return word.startsWith('-') ? 'cleaning' : 'taken';
};

/** Eight rooms of three beds: Ward 3 at 11:42. */
export const ward = rooms.map((room, at) => ({
  name: `Room ${301 + at}`,
  beds: room.split(' ').map((word, place): Bed => ({
    number: `3-${String(at * 3 + place + 1).padStart(2, '0')}`,
    state: stateOf(word),
    says: word.replace(/^[*-]/, ''),
  })),
}));

export const bedsThat = (state: BedState) =>
  ward.flatMap(({ beds }) => beds).filter((bed) => bed.state === state).length;
