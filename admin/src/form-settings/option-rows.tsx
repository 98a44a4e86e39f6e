import { OptionRow } from './option-row.tsx';
import { optionChanges, withOptionMoved } from './options.ts';
import './option-row.css';
import { useOptionDrag } from './use-option-drag.ts';

type Props = {
  /** Tells the lists of a page apart: options stay within theirs. */
  list: string;
  label?: string;
  options: string[];
  saved: readonly string[];
  change: (options: string[]) => void;
  /** Absent where options are put into an order alone. */
  remove?: (option: string) => void;
};

/** Options that are put into an order by dragging or by buttons. */
export const OptionRows = ({ list, label, options, saved, change, remove }: Props) => {
  const changes = optionChanges(options, saved);
  const move = (option: string, by: number) => change(withOptionMoved(options, option, by));
  const over = useOptionDrag(list, (option, onto) => move(option, options.indexOf(onto) - options.indexOf(option)));
  return (
    <ul className="plain options" aria-label={label}>
      {options.map((option, place) => (
        <OptionRow
          key={option}
          list={list}
          option={option}
          change={changes[place]}
          isFirst={place === 0}
          isLast={place === options.length - 1}
          isOver={over === option}
          move={(by, button) => {
            move(option, by);
            // A node that changes its place in the document loses the focus.
            requestAnimationFrame(() => button.focus());
          }}
          {...(remove && { remove: () => remove(option) })}
        />
      ))}
    </ul>
  );
};
