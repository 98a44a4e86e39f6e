import { askedBack } from './words.ts';

/** The company's questions to a client in the first meeting, and the decision that depends on each answer. */
export function AskedBack() {
  return (
    <section aria-labelledby="asked-back" className="gutter border-t border-line bg-ink py-14 text-paper lg:py-24">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="asked-back" className="lg:col-span-7">
          {askedBack.title}
        </h2>
        <p className="max-w-[34em] leading-normal lg:col-span-5">{askedBack.text}</p>
      </div>
      <ol className="mt-10 grid border-t border-l border-current/40 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {askedBack.questions.map(({ ask, decides }, index) => (
          <li key={ask} className="flex flex-col gap-6 border-r border-b border-current/40 p-5 lg:p-7">
            <p className="note" aria-hidden="true">
              {String.fromCharCode(65 + index)}
            </p>
            <h3 className="max-w-[20em]">{ask}</h3>
            <p className="border-t border-current/40 pt-4 leading-normal">{decides}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
