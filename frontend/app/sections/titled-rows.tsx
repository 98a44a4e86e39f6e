import { PartsTable, type Part } from './parts-table.tsx';
import { Phases, type Phase } from './phases.tsx';

interface TitledProps {
  id: string;
  title: string;
  /** Classes of the section: its lines, its ground, its space above and below. */
  look: string;
  titleLook?: string;
}

/** The parts list of a delivery under its heading. */
export function PartsSection({
  id,
  title,
  look,
  titleLook = 'mb-8',
  caption,
  parts,
}: TitledProps & { caption: string; parts: readonly Part[] }) {
  return (
    <section aria-labelledby={id} className={`gutter ${look}`}>
      <h2 id={id} className={titleLook}>
        {title}
      </h2>
      <PartsTable caption={caption} parts={parts} />
    </section>
  );
}

/** The steps of a process in one row under their heading. */
export function PhasesSection({
  id,
  title,
  look,
  titleLook = 'mb-10',
  phases,
  columns,
}: TitledProps & { phases: readonly Phase[]; columns: string }) {
  return (
    <section aria-labelledby={id} className={`gutter ${look}`}>
      <h2 id={id} className={titleLook}>
        {title}
      </h2>
      <Phases phases={phases} columns={columns} />
    </section>
  );
}
