import { metaUnlisted } from '../seo.ts';
import { Ending, Facts } from '../served/link-page.tsx';
import { Served } from '../served/served.tsx';
import { Choice, If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { AnotherFileForm } from './another-file-form.tsx';
import { SendServedForm } from './send-served-form.tsx';
import { anotherFile } from './words.ts';

export const meta = () => metaUnlisted(anotherFile);

const words = anotherFile;

/** Where the link of a mail leads that asks for another file. The API fills it. */
export default function AnotherFile() {
  return (
    <section className="gutter graph-paper py-10 lg:py-16">
      <p className="note mb-5 text-signal">{words.label}</p>
      <Served className="max-w-[46rem]">
        {import.meta.env.SSR && (
          <If the="is.open" otherwise={<Ending endings={words.endings} mail={words.mail} />}>
            <h1>{words.title}</h1>
            <p className="lead mt-6">{words.lead}</p>
            <p className="prose mt-3">
              <Choice of="reason" words={words.reasons} />
            </p>
            <Facts facts={facts} />
            <AnotherFileForm />
          </If>
        )}
      </Served>
      <SendServedForm />
    </section>
  );
}

const facts = [
  [words.position, value('position')],
  [words.reference, value('reference')],
  [words.until, value('until')],
] as const;
