import { promises } from './words.ts';

/** The list of promises in three figures that add up. */
export function Promises() {
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      {[promises.kept, promises.moved, promises.all].map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-current pt-3">
          <dt className="note">{label}</dt>
          <dd className="font-display text-4xl font-semibold lg:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
