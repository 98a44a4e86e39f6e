const gross: [string, number][] = [
  ['Basic', 28_000],
  ['House rent, 40\u00a0%', 11_200],
  ['Special allowance', 10_800],
];
const less: [string, number][] = [
  ['PF, 12\u00a0% of ₹\u00a015,000', 1800],
  ['Advance, 3rd of 5', 2000],
];
const sumOf = (lines: readonly [string, number][]) => lines.reduce((sum, [, amount]) => sum + amount, 0);
const rupees = (amount: number) => `₹ ${amount.toLocaleString('en-IN')}`;

function PayLines({ title, lines }: { title: string; lines: [string, number][] }) {
  return (
    <div className="p-4">
      <p className="note text-ink-soft">{title}</p>
      <dl className="mt-1 text-[0.95rem]">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt>{name}</dt>
            <dd className="note whitespace-nowrap">{rupees(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 py-1.5 font-semibold">
          <dt>Sum</dt>
          <dd className="note whitespace-nowrap">{rupees(sumOf(lines))}</dd>
        </div>
      </dl>
    </div>
  );
}

/** A month's slip, with the differences from the month before. */
export function PayslipScene() {
  return (
    <div className="border-2 border-ink bg-raised">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink px-4 py-3">
        <span className="font-display text-lg font-semibold">Rekha S., October</span>
        <span className="note text-ink-soft">31 days, none unpaid</span>
      </p>
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        <PayLines title="Earned" lines={gross} />
        <PayLines title="Taken off" lines={less} />
      </div>
      <p className="flex items-baseline justify-between border-t-2 border-ink bg-side px-4 py-3">
        <span>To the bank on the 30th</span>
        <span className="font-display text-2xl font-semibold whitespace-nowrap">
          {rupees(sumOf(gross) - sumOf(less))}
        </span>
      </p>
      <p className="note border-t border-line px-4 py-2 text-ink-soft">Unlike September: nothing</p>
    </div>
  );
}
