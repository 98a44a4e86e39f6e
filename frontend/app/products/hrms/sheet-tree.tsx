import { tree } from './words.ts';

const Seat = ({ seat: [who, sees] }: { seat: readonly [string, string] }) => (
  <div className="border border-ink bg-raised px-4 py-3">
    <p className="font-display text-lg font-semibold">{who}</p>
    <p className="mt-1 text-[0.95rem] leading-snug text-ink-soft">{sees}</p>
  </div>
);

/** The firm as a tree: each seat lists the sheets that it may read. */
export function SheetTree() {
  return (
    <div>
      <div className="mx-auto max-w-md">
        <Seat seat={tree.top} />
      </div>
      <div aria-hidden="true" className="mx-auto h-8 w-0 border-l-2 border-signal" />
      <ul className="grid gap-x-8 gap-y-8 border-signal md:grid-cols-2 md:border-t-2 md:pt-8">
        {tree.branches.map(({ who, below }) => (
          <li key={who[0]}>
            <Seat seat={who} />
            <ul className="ml-6 grid gap-4 border-l-2 border-signal pt-4 pl-6 lg:grid-cols-2">
              {below.map((seat) => (
                <li key={seat[0]} className="*:h-full">
                  <Seat seat={seat} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
