type PromisesProps = { figures: readonly { value: string; label: string }[] };

/** The list of promises in figures that add up. */
export function Promises({ figures }: PromisesProps) {
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-current pt-3">
          <dt className="note">{label}</dt>
          <dd className="font-display text-4xl font-semibold lg:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
