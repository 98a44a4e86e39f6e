import { metaUnlisted } from '../seo.ts';
import { Ending, Facts } from '../served/link-page.tsx';
import { Served } from '../served/served.tsx';
import { Choice, If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { AnswerForm } from './answer-form.tsx';
import { interview as words } from './words.ts';

/** No other site hears of the address. Not `no-referrer`: browsers send the form then as if it came from nowhere, and it is refused. */
export const meta = () => [...metaUnlisted(words), { name: 'referrer', content: 'same-origin' }];

/** Where the link of an invitation leads. The API fills it. */
export default function Interview() {
  return (
    <section className="gutter graph-paper py-10 lg:py-16">
      <p className="note mb-5 text-signal">{words.label}</p>
      <Served className="max-w-[46rem]">
        {import.meta.env.SSR && (
          <If the="is.open" otherwise={<Ending endings={words.endings} mail={words.mail} />}>
            <h1>{words.title}</h1>
            <If
              the="isAnswered"
              otherwise={
                <p className="lead mt-6">
                  <If the="isProposed" otherwise={words.lead}>
                    {words.leadOfTwo}
                  </If>
                </p>
              }
            >
              <p className="lead mt-6" role="status">
                <Choice of="answered" words={words.answered} />
              </p>
            </If>
            {/* Two times stand in the choice below. */}
            <If the="isProposed" otherwise={<Facts facts={[when, ...facts]} />}>
              <Facts facts={facts} />
            </If>
            <p className="prose mt-3">{words.place}</p>
            <AnswerForm />
          </If>
        )}
      </Served>
    </section>
  );
}

const when = [words.when, value('when')] as const;

const facts = [
  [words.position, value('position')],
  [words.reference, value('reference')],
] as const;
