const rupees = (amount: number) => `${amount < 0 ? '− ' : ''}₹ ${Math.abs(amount).toLocaleString('en-IN')}`;

const lines: [what: string, who: string, amount: number][] = [
  ['Bed 3-06, 3 nights at ₹\u00a02,400', 'Ward 3', 7200],
  ['Appendix, package', 'Theatre, Mon 18:20', 38_000],
  ['Anaesthesia', 'Theatre, Mon 18:05', 6500],
  ['4 tests', 'Laboratory', 1850],
  ['Medicine, 23 items', 'Pharmacy', 4310],
  ['Returned, 6 strips', 'Ward 3, Thu 10:50', -540],
];
const paid: [string, number][] = [
  ['Insurer, approved Wed 16:12', -30_000],
  ['Advance, Mon 17:40', -20_000],
];
const total = lines.reduce((sum, [, , amount]) => sum + amount, 0);
const due = paid.reduce((sum, [, amount]) => sum + amount, total);

/** The cashier's screen: the bill of the patient who leaves bed 3-06 at 14:00. */
export function BillScene() {
  return (
    <div className="border-2 border-ink bg-raised">
      <table className="w-full text-left text-[0.95rem] leading-snug">
        <caption className="border-b border-ink bg-side px-4 py-3 text-left">
          <span className="font-display text-lg font-semibold">V. Bose, bed 3-06</span>
          <span className="note block text-ink-soft">{'Bill 2231, estimate ₹\u00a055,000, difference 4.2\u00a0%'}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([what, who, amount]) => (
            <tr key={what} className="border-b border-line align-baseline">
              <th scope="row" className="px-4 py-2 font-normal">
                {what}
                <span className="note block text-ink-soft">{who}</span>
              </th>
              <td className="note px-4 py-2 text-right whitespace-nowrap">{rupees(amount)}</td>
            </tr>
          ))}
          <tr className="border-y-2 border-ink">
            <th scope="row" className="px-4 py-2 font-semibold">
              Total
            </th>
            <td className="note px-4 py-2 text-right whitespace-nowrap">{rupees(total)}</td>
          </tr>
          {paid.map(([what, amount]) => (
            <tr key={what} className="text-ink-soft">
              <th scope="row" className="px-4 py-1.5 font-normal">
                {what}
              </th>
              <td className="note px-4 py-1.5 text-right whitespace-nowrap">{rupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-signal font-display text-xl font-semibold">
            <th scope="row" className="px-4 py-3">
              To pay
            </th>
            <td className="px-4 py-3 text-right whitespace-nowrap">{rupees(due)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
