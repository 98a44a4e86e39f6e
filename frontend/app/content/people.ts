/** The leaders with a page of their own. Their pages' addresses are made from their first names. */
export const leaders = [
  { key: 'managing', name: 'Arjun Mehta', position: 'Managing Director' },
  { key: 'technology', name: 'Kavya Nair', position: 'Chief Technology Officer' },
  { key: 'people', name: 'Meera Iyer', position: 'HR Manager' },
  { key: 'director', name: 'Rohan Kapoor', position: 'Director' },
  { key: 'technical', name: 'Ishaan Bose', position: 'Technical Leader' },
] as const;

type Leader = (typeof leaders)[number];
type FirstName<Name extends string> = Name extends `${infer First} ${string}` ? Lowercase<First> : never;

/** Four pages are called profile<first name>, the technical leader's <first name>profile. */
export type ProfilePath<L extends Leader = Leader> = L extends { key: 'technical' }
  ? `/${FirstName<L['name']>}profile`
  : `/profile${FirstName<L['name']>}`;

export function profilePath<L extends Leader>({ key, name }: L): ProfilePath<L> {
  const first = name.slice(0, name.indexOf(' ')).toLowerCase();
  return (key === 'technical' ? `/${first}profile` : `/profile${first}`) as ProfilePath<L>;
}

const [, , hiring, , engineering] = leaders;

/** Who reads what is sent, as receipts name them: an applicant's reader answers, too, a client's passes it on. */
export const answering = {
  applicants: { term: 'Who answers', who: `${hiring.name}, ${hiring.position}` },
  clients: {
    term: 'Read first by',
    who: `${engineering.name}, ${engineering.position}, who passes it to the person you need`,
  },
} as const;
