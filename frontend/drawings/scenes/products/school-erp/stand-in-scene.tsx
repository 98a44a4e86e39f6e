const periods = [
  ['08:20–09:00', '6 B', 'Verma, maths', 'R. Khanna', 'accepted'],
  ['09:00–09:40', '8 A', 'Verma, maths', 'S. Paul', 'accepted'],
  ['09:40–10:20', '7 C', 'Das, Hindi', 'N. Rawat', 'asked 08:12'],
  ['10:40–11:20', '6 A', 'Verma, maths', '2 are free', 'open'],
  ['11:20–12:00', '9 B', 'Das, Hindi', 'R. Khanna', 'accepted'],
] as const;

const lookOf = (state: string) => {
  if (state === 'open') return 'border-signal bg-signal text-on-signal';
  return state === 'accepted' ? 'border-transparent bg-(--deep-pale)' : 'border-dashed border-ink';
};

/** The coordinator's screen: the stand-ins for two teachers. */
export function StandInScene() {
  return (
    <table className="w-full border-2 border-ink bg-raised text-left text-[0.95rem] leading-snug">
      <caption className="border-2 border-b-0 border-ink bg-side px-4 py-2.5 text-left font-display font-semibold">
        Stand-ins, Tuesday: 1 of 5 open
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Period</th>
          <th scope="col">Class</th>
          <th scope="col">Stands in</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(([time, group, absent, teacher, state]) => (
          <tr
            key={time}
            className="border-t border-line align-baseline max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:py-2"
          >
            <th scope="row" className="note px-4 py-2 font-medium whitespace-nowrap max-sm:py-0.5">
              {time}
            </th>
            <td className="px-2 py-2 max-sm:py-0.5">
              <span className="font-semibold">{group}</span> <span className="text-ink-soft">{absent}</span>
            </td>
            <td className="px-2 py-2 whitespace-nowrap max-sm:col-start-2 max-sm:py-0.5">{teacher}</td>
            <td className="px-3 py-2 max-sm:col-start-2 max-sm:px-2 max-sm:py-0.5">
              <span className={`note inline-block border px-2 whitespace-nowrap ${lookOf(state)}`}>{state}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
