import { partsColumns } from './words.ts';
import { letterOf, partId } from '../ui/pictures/part-links.ts';

export interface Part {
  name: string;
  text: string;
  /** How long it takes, or how often: a few characters. */
  time: string;
}

type PartsTableProps = {
  caption: string;
  parts: readonly Part[];
  columns?: { item: string; name: string; time: string };
};

/** The parts list of a drawing: its letters are those of the balloons, A for the first. */
export function PartsTable({ caption, parts, columns = partsColumns }: PartsTableProps) {
  return (
    <table className="w-full border-2 border-ink bg-raised text-left">
      <caption className="note pb-2 text-left text-ink-soft">{caption}</caption>
      <thead className="note border-b-2 border-ink text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="px-4 py-2 font-medium">
            {columns.item}
          </th>
          <th scope="col" className="px-2 py-2 font-medium" colSpan={2}>
            {columns.name}
          </th>
          <th scope="col" className="px-4 py-2 font-medium">
            {columns.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, text, time }, index) => (
          <tr
            key={name}
            id={partId(index)}
            className="border-b border-line align-baseline last:border-0 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] max-sm:py-3"
          >
            <td className="w-14 px-4 py-3 max-sm:row-span-3 max-sm:py-0">
              <span className="note grid size-7 place-items-center rounded-full border border-signal">
                {letterOf(index)}
              </span>
            </td>
            <th scope="row" className="px-2 py-3 leading-snug font-semibold sm:w-[26%] max-sm:py-0">
              {name}
            </th>
            <td className="px-2 py-3 leading-snug text-ink-soft max-sm:py-1 xl:pr-32">{text}</td>
            <td className="note w-32 px-4 py-3 max-sm:w-auto max-sm:px-2 max-sm:py-0">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
