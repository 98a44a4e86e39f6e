import { axeRun, type RuleOnPages } from '../axe-run.ts';
import { ConcernedPages } from './concerned-pages.tsx';
import { inWords } from '../rules.ts';
import { gaps } from '../words.ts';

/** Every rule that the run found broken, then every one that it could not decide, with its reasons and its pages. */
export function Gaps() {
  const { violations, undecided } = axeRun;
  return (
    <section aria-labelledby="gaps" className="gutter border-t-2 border-ink bg-raised py-14 lg:py-24">
      <h2 id="gaps">{gaps.title}</h2>
      <p className="lead mt-5">{gaps.lead}</p>
      {violations.length === 0 && <p className="mt-4 font-semibold">{gaps.noneBroken}</p>}
      {undecided.length === 0 && <p className="mt-4 font-semibold">{gaps.noneUndecided}</p>}
      <ul className="mt-10 border-t border-ink">
        {violations.map((violation) => (
          <Gap key={violation.rule} kind={gaps.broken} {...violation} reasons={[]} />
        ))}
        {undecided.map((rule) => (
          <Gap key={rule.rule} kind={gaps.undecided} {...rule} />
        ))}
      </ul>
    </section>
  );
}

type GapProps = RuleOnPages & { kind: string; reasons: readonly { why: string; pages: readonly string[] }[] };

function Gap({ kind, rule, help, pages, reasons }: GapProps) {
  const { name, text, reasons: reasonsInWords } = inWords(rule, help);
  return (
    <li className="grid gap-x-10 gap-y-6 border-b border-line py-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <p className="note text-signal">{kind}</p>
        <h3 className="mt-1">{name}</h3>
        <p className="mt-3 text-ink-soft">{text}</p>
        <p className="note mt-3 text-ink-soft">{gaps.rule(rule, help)}</p>
      </div>
      <div className="lg:col-span-8">
        {reasons.length === 0 && <ConcernedPages pages={pages} />}
        {reasons.map(({ why, pages: on }) => (
          <div key={why} className="border-line py-5 first:pt-0 not-first:border-t">
            <p>{reasonsInWords?.[why] ?? why}</p>
            <ConcernedPages pages={on} />
          </div>
        ))}
      </div>
    </li>
  );
}
