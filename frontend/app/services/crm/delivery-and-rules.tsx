import { partId } from '../../ui/pictures/part-links.ts';
import { delivery, rules } from './words.ts';

/** The delivery, week by week, beside the rules that keep the list alive. */
export function DeliveryAndRules() {
  return (
    <div className="grid border-y border-line lg:grid-cols-[7fr_5fr]">
      <section aria-labelledby="delivery" className="gutter graph-paper py-14 lg:py-24">
        <h2 id="delivery">{delivery.title}</h2>
        <dl className="mt-8 border-t-2 border-ink bg-paper">
          {delivery.parts.map(({ name, text, time }) => (
            <div key={name} className="grid gap-x-5 border-b border-line py-4 sm:grid-cols-[6rem_1fr]">
              <dt className="font-semibold sm:col-start-2 sm:row-start-1">{name}</dt>
              <dd className="note pt-1 text-signal sm:row-start-1">{time}</dd>
              <dd className="leading-snug text-ink-soft sm:col-start-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="rules" className="gutter bg-ink py-14 text-paper lg:py-24">
        <h2 id="rules">{rules.title}</h2>
        <ol className="mt-8">
          {rules.entries.map(({ rule, why }, index) => (
            <li key={rule} id={partId(index + 1)} className="border-t py-5">
              <p className="font-display text-xl leading-snug font-semibold">{rule}</p>
              <p className="mt-1 leading-snug">{why}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
