const items: [name: string, count: string, amount: number][] = [
  ['Atta, whole wheat, 5 kg', '1', 245],
  ['Milk, toned, 500 ml', '2 x 34', 68],
  ['Tea, loose, 250 g', '0.250 x 592', 148],
  ['Soap, neem, 75 g', '1', 25],
];
const sum = items.reduce((all, [, , amount]) => all + amount, 0);
const keys = ['Cash F1', 'UPI F2', 'Card, waits', 'Khata F4'];

/** The cashier's screen in the minute when the line is down. */
export function TillScene() {
  return (
    <div className="border-2 border-ink bg-raised">
      <p className="note flex flex-wrap justify-between gap-x-6 border-b-2 border-ink bg-side px-4 py-2">
        <span>Counter 1, Bill 4812</span>
        <span className="font-semibold">Line down since 17:10, 50 bills kept</span>
      </p>
      <div className="grid sm:grid-cols-[3fr_2fr]">
        <ul className="px-4 py-2">
          {items.map(([name, count, amount]) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2 leading-snug">
              <span>{name}</span>
              <span className="note text-base">₹ {amount}</span>
              <span className="note text-ink-soft">{count}</span>
            </li>
          ))}
          <li className="py-2 text-ink-soft">
            <span aria-hidden="true" className="text-signal">
              |{' '}
            </span>
            Scan or type
          </li>
        </ul>
        <div className="border-ink px-4 py-4 max-sm:border-t-2 sm:border-l-2">
          <p className="text-ink-soft">To pay</p>
          <p className="font-display text-5xl font-semibold tracking-tight">₹ {sum}</p>
          <p className="note mt-2 flex justify-between border-t border-line pt-2">
            <span>Given</span> <span>₹ 500</span>
          </p>
          <p className="note flex justify-between font-semibold">
            <span>Back</span> <span>₹ {500 - sum}</span>
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-2">
            {keys.map((key, at) => (
              <li
                key={key}
                className={`border py-2 text-center text-[0.95rem] font-semibold ${at === 0 ? 'border-signal bg-signal text-on-signal' : at === 2 ? 'border-dashed border-field text-ink-soft' : 'border-ink'}`}
              >
                {key}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
