const rupees = (amount: number) => `${amount < 0 ? '− ' : ''}₹ ${Math.abs(amount).toLocaleString('en-IN')}`;
const tuition = 18_600;
const heads: [string, number][] = [
  ['Tuition, July to September', tuition],
  ['Bus, route 4', 5400],
  ['Laboratory', 900],
  ['Second child, 10\u00a0% of tuition', -tuition / 10],
  ['Paid by UPI, 2 July', -12_000],
];

/** The fees of one pupil for a quarter. */
export function FeeScene() {
  return (
    <dl className="border-2 border-ink bg-raised px-4 py-2 text-[0.95rem]">
      {heads.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <dt>{name}</dt>
          <dd className="note whitespace-nowrap">{rupees(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 py-2 font-display text-lg font-semibold">
        <dt>Open, due 31 July</dt>
        <dd className="whitespace-nowrap">{rupees(heads.reduce((sum, [, amount]) => sum + amount, 0))}</dd>
      </div>
    </dl>
  );
}
