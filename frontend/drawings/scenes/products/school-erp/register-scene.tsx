const pupils = [
  ['14', 'Aditi', 'here'],
  ['15', 'Bilal', 'here'],
  ['16', 'Charu', 'leave note'],
  ['17', 'Deepak', 'unexplained'],
  ['18', 'Esha', 'here'],
] as const;
const marks = { here: 'P', 'leave note': 'L', unexplained: '?' } as const;
const looks = {
  here: 'border-line',
  'leave note': 'border-ink bg-side',
  unexplained: 'border-signal bg-signal text-on-signal',
} as const;

/** The register on the teacher's phone. */
export function RegisterScene() {
  return (
    <div className="mx-auto max-w-72 rounded-[1.6rem] border-2 border-ink bg-raised px-4 pt-4 pb-6">
      <p className="note flex justify-between text-ink-soft">
        <span>08:05</span>
        <span>kept on this phone</span>
      </p>
      <p className="mt-3 font-display text-xl font-semibold">6 B, Tuesday</p>
      <p className="text-[0.95rem] text-ink-soft">38 pupils: 36 here, 1 excused, 1 not</p>
      <ul className="mt-3">
        {pupils.map(([number, name, state]) => (
          <li
            key={name}
            className="grid grid-cols-[1.75rem_1fr_auto_2rem] items-center gap-2 border-t border-line py-1.5"
          >
            <span className="note text-ink-soft">{number}</span>
            <span className="font-semibold">{name}</span>
            <span className="note text-ink-soft">{state}</span>
            <span aria-hidden="true" className={`note grid size-8 place-items-center border ${looks[state]}`}>
              {marks[state]}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 bg-signal py-2.5 text-center font-semibold text-on-signal">Close the register</p>
    </div>
  );
}
