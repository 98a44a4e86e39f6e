export interface Phase {
  when: string;
  title: string;
  text: string;
}

type PhasesProps = {
  phases: readonly Phase[];
  /** The class of the columns on wide screens, each as wide as the time that it takes: `lg:grid-cols-[1fr_2fr_4fr]`. */
  columns: string;
};

/** What one step takes, and what happens in it, below its dimension. */
export const PhaseText = ({ when, title, text }: Phase) => (
  <div className="figure-line px-4 pt-6">
    <p className="note text-signal">{when}</p>
    <h3 className="mt-1">{title}</h3>
    <p className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{text}</p>
  </div>
);

/** Steps along one dimension line. */
export function Phases({ phases, columns }: PhasesProps) {
  return (
    <ol className={`grid border-ink max-lg:border-l lg:border-r ${columns}`}>
      {phases.map(({ when, title, text }) => (
        <li key={title} className="border-ink pb-8 lg:border-l lg:pb-2">
          <PhaseText when={when} title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
