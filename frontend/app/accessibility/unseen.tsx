import { unseen } from './words.ts';

/** The subjects that no run can check. */
export function Unseen() {
  return (
    <section aria-labelledby="unseen" className="gutter border-t border-line bg-paper py-14 lg:py-20">
      <h2 id="unseen">{unseen.title}</h2>
      <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {unseen.list.map(({ name, text }) => (
          <div key={name} className="border-t border-ink py-5">
            <dt className="font-display text-xl leading-tight font-semibold">{name}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
